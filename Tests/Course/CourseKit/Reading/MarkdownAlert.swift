/// A quote that GitHub shows as an aside, because "[!NOTE]" or a word like it stands on its first
/// line.
struct MarkdownAlert {
  let title: String
  /// What follows the first line.
  let rest: MarkdownText

  private static let titles = [
    "[!NOTE]": "Note", "[!TIP]": "Tip", "[!IMPORTANT]": "Important", "[!WARNING]": "Warning",
    "[!CAUTION]": "Caution",
  ]

  init?(_ text: MarkdownText) {
    let lines = text.markdown.split(separator: "\n", maxSplits: 1)
    guard let first = lines.first, let title = Self.titles[String(first).uppercased()] else {
      return nil
    }
    self.title = title
    rest = MarkdownText(markdown: lines.dropFirst().joined(), line: text.line + 1)
  }
}
