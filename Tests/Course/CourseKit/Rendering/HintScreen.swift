/// What `course hint` shows: the hints so far, and how to get the next.
struct HintScreen {
  let session: Session
  let chapter: Chapter
  let step: Step

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
    let left = hints.count - shown
    let next = "swift run course hint \(chapter.number) \(step.number)"
    return lines
      + (left == 0
      ? "That was the last hint. The page says more: swift run course read \(chapter.number) \(step.number)"
      : "\(left) more: \(next)").wrapped(to: session.width)
  }
}
