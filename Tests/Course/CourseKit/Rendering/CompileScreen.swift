/// A chapter that does not compile: the first error with its line, and how many more there are.
struct CompileScreen {
  let session: Session
  let runner: CheckRunner
  let chapter: Chapter
  let isVerbose: Bool

  func lines(_ errors: [Diagnostic]) -> [String] {
    let shown = isVerbose ? errors : Array(errors.prefix(1))
    let rest = errors.count - shown.count
    return shown.flatMap { self.error($0) }
      + (rest == 0
        ? []
        : [
          "",
          "\(rest) more error\(rest == 1 ? "" : "s"), perhaps caused by this one (--verbose shows all).",
        ])
      + ["", "Mend it, then: \(session.paint.cyan("swift run course check \(chapter.number)"))"]
  }

  private func error(_ error: Diagnostic) -> [String] {
    let paint = session.paint
    let place = error.location.text(from: runner.workspace.root)
    return error.message.wrapped(to: session.width, firstIndent: paint.red("✗") + " ", indent: "  ")
      + ["  " + paint.dim(place)] + source(error)
  }

  /// The line that the compiler points at, with a mark below the column.
  private func source(_ error: Diagnostic) -> [String] {
    guard let text = try? session.effects.files.text(of: error.location.file) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.location.line - 1) else { return [] }
    let line = lines[error.location.line - 1]
    let number = "\(error.location.line)"
    let before = String(decoding: line.utf8.prefix(error.column - 1), as: UTF8.self)
    let gap = String(repeating: " ", count: number.count)
    return [
      "", "  \(number) │ \(line)".truncated(to: session.width),
      "  \(gap) │ \(String(repeating: " ", count: before.columns))\(session.paint.red("^"))",
    ]
  }
}
