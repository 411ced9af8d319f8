/// What is worth a line below the verdicts: marks that are gone, warnings, and what the learner's
/// code printed.
struct NotesBelow {
  let session: Session
  let isWatched: Bool
  let isVerbose: Bool
  /// The call that judges the same code again.
  let call: String

  /// Code that prints in a loop must not fill the terminal's memory.
  private static let mostLines = 200

  func lines(_ lost: LostParts?, _ outcome: ChapterOutcome) -> [String] {
    let notes = (lost?.notes ?? []).prefix(2) + warning(outcome)
    return notes.flatMap { [""] + shown($0) } + printed(outcome)
  }

  /// A command behind the sentence stays in one line, to be copied.
  private func shown(_ note: String) -> [String] {
    let lines = note.split(separator: "\n", maxSplits: 1).map(String.init)
    let told = lines.prefix(1).flatMap { $0.wrapped(to: session.width) } + lines.dropFirst()
    return told.map { session.paint.dim($0) }
  }

  private func warning(_ outcome: ChapterOutcome) -> [String] {
    guard let first = outcome.warnings.first else { return [] }
    return [
      "The compiler warns: \(first.message) (\(first.location.file.name):\(first.location.line))"
    ]
  }

  private func printed(_ outcome: ChapterOutcome) -> [String] {
    let lines = PrintedLines.of(outcome)
    guard !lines.isEmpty else { return [] }
    if isVerbose {
      let rest = lines.count - Self.mostLines
      return ["", "Your code printed:"] + lines.prefix(Self.mostLines).map { "  \($0)" }
        + (rest > 0 ? ["  … and \(rest.counted("line")) more"] : [])
    }
    let count = lines.count.counted("line")
    let it = lines.count == 1 ? "it" : "them"
    let way = isWatched ? "\(call) --verbose" : "--verbose"
    return [""]
      + "Your code printed \(count) (\(way) shows \(it))."
      .wrapped(to: session.width).map { session.paint.dim($0) }
  }
}
