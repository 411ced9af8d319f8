/// A chapter's page cut into what the site shows on pages of their own: what comes before the steps,
/// each step, and what comes after them.
struct ChapterParts: Equatable {
  private(set) var title = MarkdownText(markdown: "", line: 1)
  private(set) var summary: MarkdownText?
  private(set) var opening: [MarkdownBlock] = []
  /// The blocks of each step below its heading.
  private(set) var steps: [Int: [MarkdownBlock]] = [:]
  /// Everything from the first heading behind the steps that is none of theirs.
  private(set) var closing: [MarkdownBlock] = []

  private enum Place { case opening, step(Int), closing }

  init(_ document: MarkdownDocument, steps: [Step]) {
    var place = Place.opening
    let numbers = Dictionary(steps.map { ($0.anchor, $0.number) }) { first, _ in first }
    for block in document.blocks {
      if case .heading(let heading) = block, heading.level <= 2 {
        if heading.level == 1 {
          title = heading.source
          continue
        }
        if let number = numbers[heading.anchor] {
          place = .step(number)
          self.steps[number] = []
          continue
        }
        if case .step = place { place = .closing }
      }
      add(block, to: place)
    }
  }

  private mutating func add(_ block: MarkdownBlock, to place: Place) {
    switch place {
    case .opening:
      if case .paragraph(let text) = block, opening.isEmpty, summary == nil {
        summary = text
      } else {
        opening.append(block)
      }
    case .step(let number): steps[number, default: []].append(block)
    case .closing: closing.append(block)
    }
  }
}
