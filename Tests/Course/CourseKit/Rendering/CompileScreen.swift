/// A chapter that does not compile: the first error with its line, and how many more there are.
struct CompileScreen {
  let session: Session
  let runner: CheckRunner
  let chapter: Chapter
  let isVerbose: Bool
  /// Whether the companion runs, which checks at the next save.
  var isWatched = false

  func lines(_ errors: [Diagnostic]) -> [String] {
    let lost = LostParts(
      chapter, in: runner.workspace, files: session.effects.files, subject: runner.subjectFolder)
    if !lost.files.isEmpty, !isVerbose { return lacking(lost) }
    let errors = cause(of: errors)
    let shown = isVerbose ? errors : Array(errors.prefix(1))
    let rest = errors.count - shown.count
    let more = "\(rest) more \(rest == 1 ? "error" : "errors"), perhaps caused by this one"
    let all = isWatched ? "." : " (--verbose shows all)."
    let next =
      isWatched ? "Mend it and save." : "Mend it, then: \(runner.call(for: chapter))"
    return shown.map { self.error($0) }.joined(separator: [""])
      + (rest == 0 ? [] : [""] + (more + all).wrapped(to: session.width))
      + [""] + next.wrapped(to: session.width)
  }

  /// Errors that come from a file that is gone say nothing about it.
  private func lacking(_ lost: LostParts) -> [String] {
    lost.files.map { file in
      let told = "\(file) is missing, and the rest needs it.".wrapped(
        to: session.width, firstIndent: session.paint.red("✗") + " ", indent: "  ")
      guard runner.subject == "chapters" else { return told }
      let remedy = lost.remedy(for: file)
      return told + [""]
        + remedy.words.wrapped(to: session.width, firstIndent: "  ", indent: "  ")
        + ["  " + remedy.command]
    }.joined(separator: [""]) + []
  }

  /// A brace that is missing makes errors all over the file; the one that says so is the cause.
  private func cause(of errors: [Diagnostic]) -> [Diagnostic] {
    guard let index = errors.firstIndex(where: { $0.message.hasPrefix("expected '}'") }) else {
      return errors
    }
    return [errors[index]] + errors[..<index] + errors[(index + 1)...]
  }

  private func error(_ error: Diagnostic) -> [String] {
    let paint = session.paint
    let place = error.location.text(from: runner.workspace.root, fitting: session.width - 2)
    let isOwn = error.location.file.isInside(runner.subjectFolder)
    if !isOwn, let missing = MissingDeclaration(error) {
      return missing.sentence.wrapped(
        to: session.width, firstIndent: paint.red("✗") + " ", indent: "  ")
        + [""]
        + "The code is fine by itself, but the tests that use it no longer compile:".wrapped(
          to: session.width, firstIndent: "  ", indent: "  ")
        + ["  " + paint.dim(place)] + source(error)
    }
    return error.message.wrapped(to: session.width, firstIndent: paint.red("✗") + " ", indent: "  ")
      + ["  " + paint.dim(place)] + source(error) + missingImport(error)
  }

  private func missingImport(_ error: Diagnostic) -> [String] {
    guard let text = try? session.effects.files.text(of: error.location.file),
      let remedy = MissingImport.remedy(for: error, in: text)
    else { return [] }
    return [""] + remedy.wrapped(to: session.width, firstIndent: "  ", indent: "  ")
  }

  /// The line that the compiler points at, with a mark below the column.
  private func source(_ error: Diagnostic) -> [String] {
    guard let text = try? session.effects.files.text(of: error.location.file) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.location.line - 1) else { return [] }
    let line = lines[error.location.line - 1]
    let number = "\(error.location.line)"
    let before = String(decoding: line.utf8.prefix(max(0, error.column - 1)), as: UTF8.self)
    let (code, indent) = inView(String(line), before, room: session.width - number.count - 5)
    let gap = String(repeating: " ", count: number.count)
    return [
      "", "  \(number) │ \(code)".truncated(to: session.width),
      "  \(gap) │ \(indent)\(session.paint.red("^"))",
    ]
  }

  /// A line and the blanks in front of its mark, cut at the left where the mark would not fit.
  private func inView(
    _ line: String, _ before: String, room: Int
  ) -> (code: String, indent: String) {
    let columns = before.columns
    guard columns >= room else {
      // Tabs stay, so that the mark stands below its column in any terminal.
      let blanks = before.map {
        $0 == "\t" ? "\t" : String(repeating: " ", count: String($0).columns)
      }
      return (line, blanks.joined())
    }
    var rest = Substring(line.replacing("\t", with: " "))
    var hidden = 0
    let excess = before.replacing("\t", with: " ").columns - room * 2 / 3
    while hidden < excess, let first = rest.popFirst() { hidden += String(first).columns }
    let left = before.replacing("\t", with: " ").columns - hidden
    return ("…" + rest, String(repeating: " ", count: left + 1))
  }
}
