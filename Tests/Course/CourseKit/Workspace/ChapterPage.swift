/// What the roster reads from a chapter's page: its title and its step headings.
struct ChapterPage {
  private let headings: [MarkdownHeading]

  init(_ text: String) { headings = MarkdownDocument(markdown: text).headings }

  /// The page's first heading is `# 5 · Lifetimes`, a step's is `## Step 5 ★ · Shared across threads`.
  func chapter(number: Int, folder: String) -> Chapter {
    let first = headings.first { $0.level == 1 }?.text
    let title = first?.split(separator: "· ", maxSplits: 1).last.map(String.init)
    return Chapter(
      number: number, folder: folder, title: title ?? folder,
      steps: headings.compactMap(Self.step).sorted { $0.number < $1.number })
  }

  private static func step(_ heading: MarkdownHeading) -> Step? {
    let parts = heading.text.split(separator: " · ", maxSplits: 1)
    guard heading.level == 2, parts.count == 2 else { return nil }
    let words = parts[0].split(separator: " ")
    guard words.count >= 2, words[0] == "Step", let number = Int(words[1]) else { return nil }
    return Step(
      number: number, title: String(parts[1]), isExtra: words.contains("★"), anchor: heading.anchor)
  }
}
