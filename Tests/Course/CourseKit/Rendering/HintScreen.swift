/// What `course hint` shows: the hints so far, and how to get the next.
struct HintScreen {
  let session: Session
  let chapter: Chapter
  let step: Step
  /// Whether the companion runs, where a key gives the next hint.
  var isWatched = false

  func lines(_ hints: [String], shown: Int) -> [String] {
    let paint = session.paint
    var lines = [paint.bold("Step \(step.number) · \(step.title)"), ""]
    for (index, hint) in hints.prefix(shown).enumerated() {
      let text = session.renderer(indent: 3)
        .render(MarkdownDocument(markdown: hint))
      lines += text.enumerated().map {
        $0.offset == 0
          ? "\(index + 1)  \($0.element)" : $0.element.isEmpty ? "" : "   \($0.element)"
      }
      lines.append("")
    }
    return lines + closing(hints.count - shown).wrapped(to: session.width)
  }

  private func closing(_ left: Int) -> String {
    let words = "\(chapter.number) \(step.number)"
    if left == 0 {
      return isWatched
        ? "That was the last hint; d shows the page."
        : "That was the last hint. The page says more: swift run course read \(words)"
    }
    return isWatched ? "\(left) more: press h" : "\(left) more: swift run course hint \(words)"
  }
}
