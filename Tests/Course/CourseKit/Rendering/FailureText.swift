/// One failing check, explained: the step, what was expected and what came, where, and why it
/// matters.
struct FailureText {
  let session: Session
  let runner: CheckRunner
  let chapter: Chapter
  /// Whether everything that a check found wrong is told, and not the first alone.
  let isVerbose: Bool
  /// Whether the companion runs, which has keys in place of options.
  let isWatched: Bool
  private let places: StepPlace

  init(session: Session, runner: CheckRunner, chapter: Chapter, isVerbose: Bool, isWatched: Bool) {
    self.session = session
    self.runner = runner
    self.chapter = chapter
    self.isVerbose = isVerbose
    self.isWatched = isWatched
    places = StepPlace(
      chapter, in: runner.workspace, files: session.effects.files, subject: runner.subjectFolder)
  }

  private var paint: Paint { session.paint }
  private var root: Path { runner.workspace.root }

  func lines(_ result: CheckResult) -> [String] {
    let title = "Step \(result.check.step) · \(result.check.name)"
    return title.wrapped(to: session.width, firstIndent: paint.red("✗") + " ", indent: "  ")
      + body(result)
  }

  private func body(_ result: CheckResult) -> [String] {
    switch result.verdict {
    case .passed: []
    case .failed(let findings):
      isVerbose
        ? Array(findings.map { failed($0, 1, result.check) }.joined(separator: [""]))
        : findings.first.map { failed($0, findings.count, result.check) } ?? []
    case .crashed(let crash):
      row("crashed", crash.message) + place(crash.location, result.check)
        + why(
          "Your code stopped the process while this check ran, as it would stop the app. The other checks were run without it."
        )
    case .exited(let status):
      row("ended", "the process, with exit status \(status), before the check was over")
        + place(nil, result.check)
        + why(
          "Your code called exit. A part of an app leaves that to the app: it returns or throws.")
    case .hung(let limit, let location):
      row("stopped", "after \(limit.formatted) seconds without an end")
        + place(location, result.check)
        + why(
          "Your code was still running. Look for a loop without an end, or a wait for something that never comes. The other checks were run without it."
        )
    case .oversized(let limit):
      row("stopped", "after it had taken more than \(limit) GB of memory")
        + place(nil, result.check)
        + why(
          "Your code goes on collecting or building things. Look for a loop or a recursion that never ends. The other checks were run without it."
        )
    case .notRun:
      row("not run", "the process ended before this check could start")
        + why("This says nothing about your code yet. Mend what else fails, and check again.")
    }
  }

  private func failed(_ finding: Finding, _ count: Int, _ check: Check) -> [String] {
    let more =
      count == 1 ? [] : row("and", "\(count - 1) more like it" + (isWatched ? "" : " (--verbose)"))
    if let open = NotWritten.place(in: finding.text) {
      return row("to write", "step \(open.step) is waiting for your code")
        + [place("yours", SourceLocation(file: folder / open.file, line: open.line))]
    }
    let text = ExpectationText(finding.text)
    var lines: [String] = []
    if let argument = argument(of: finding) { lines += row("for", argument) }
    if let expected = text.expected { lines += row("expected", expected) }
    if let came = text.came { lines += row(text.expected == nil ? "found" : "came", came) }
    lines += more
    lines += place(nil, check)
    lines.append(place("check", finding.location))
    lines += finding.comments.flatMap { why($0) }
    return lines
  }

  /// The row's values; bare numbers, texts and truths get the names of their parameters.
  private func argument(of finding: Finding) -> String? {
    guard let argument = finding.argument else { return nil }
    let bare = /true|false|-?[0-9.]+|"[^"]*"/
    let values = argument.split(separator: ", ")
    guard
      argument.wholeMatch(of: bare) != nil || values.allSatisfy({ $0.wholeMatch(of: bare) != nil })
    else { return argument }
    let lines = (try? session.effects.files.text(of: finding.location.file))?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let function = lines?.prefix(finding.location.line).last { $0.contains(" func ") }
    let list = function?.firstMatch(of: /func \w+\((.+?)\)/)?.1 ?? ""
    let names = list.matches(of: #/(\w+): /#).map(\.1)
    if names.count == 1 { return "\(names[0]): \(argument)" }
    guard names.count == values.count else { return argument }
    return zip(names, values).map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private var folder: Path { runner.subjectFolder / chapter.folder }

  private func place(_ known: SourceLocation?, _ check: Check) -> [String] {
    let locations = known.map { [$0] } ?? places.locations(of: check)
    return zip(["yours", "or"], locations).map { place($0, $1) }
  }

  private func place(_ name: String, _ location: SourceLocation) -> String {
    label(name) + location.text(from: root, fitting: session.width - 12)
  }

  private func why(_ text: String) -> [String] {
    [""] + text.wrapped(to: session.width, firstIndent: "  ", indent: "  ")
  }

  private func row(_ name: String, _ text: String) -> [String] {
    text.wrapped(
      to: session.width, firstIndent: label(name), indent: String(repeating: " ", count: 12))
  }

  private func label(_ name: String) -> String { "  " + paint.dim(name.padded(to: 10)) }
}

extension Double {
  /// Without a fraction where there is none.
  var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}
