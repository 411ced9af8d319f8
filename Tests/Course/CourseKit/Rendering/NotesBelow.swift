/// What is worth a line below the verdicts: marks that are gone, warnings, and what the learner's
/// code printed.
struct NotesBelow {
  let session: Session
  let isWatched: Bool
  let isVerbose: Bool

  func lines(_ lost: LostParts?, _ outcome: ChapterOutcome) -> [String] {
    let notes = (lost?.notes ?? []).prefix(2) + warning(outcome)
    let told = notes.flatMap { [""] + $0.wrapped(to: session.width) }.map { session.paint.dim($0) }
    return told + printed(outcome)
  }

  private func warning(_ outcome: ChapterOutcome) -> [String] {
    guard let first = outcome.warnings.first else { return [] }
    return [
      "The compiler warns: \(first.message) (\(first.location.file.name):\(first.location.line))"
    ]
  }

  private func printed(_ outcome: ChapterOutcome) -> [String] {
    let lines = PrintedLines.of(outcome.output)
    guard !lines.isEmpty else { return [] }
    if isVerbose { return ["", "Your code printed:"] + lines.prefix(200).map { "  \($0)" } }
    let count = lines.count.counted("line")
    return isWatched
      ? [] : ["", session.paint.dim("Your code printed \(count) (--verbose shows them).")]
  }
}
