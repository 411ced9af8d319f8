extension MarkdownDocument {
  /// The page with the answers to its questions at its end, where a terminal, which cannot fold
  /// them away, does not show them too early.
  var answersLast: MarkdownDocument {
    var kept: [MarkdownBlock] = []
    var answers: [MarkdownBlock] = []
    var question: MarkdownHeading?
    for block in blocks {
      if case .heading(let heading) = block { question = heading }
      guard case .details(let summary, let inside) = block, summary.plain.hasPrefix("Answer"),
        let question
      else {
        kept.append(block)
        continue
      }
      answers += [.heading(question)] + inside
    }
    guard !answers.isEmpty else { return self }
    let title = MarkdownHeading(
      level: 2, source: MarkdownText(markdown: "Answers", line: 0), text: "Answers",
      anchor: "answers")
    return MarkdownDocument(blocks: kept + [.heading(title)] + answers)
  }
}
