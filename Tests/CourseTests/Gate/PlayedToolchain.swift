@testable import CourseKit

/// Plays the toolchain for the sound course: looks at the code that it is to build, and answers as
/// the compiler, the checks and the page's program would.
struct PlayedToolchain: Sendable {
  let course: SampleCourse
  /// Whether answers can be built with the bare compiler.
  var buildsDirectly = false
  var format = ProcessOutcome(end: .exited(0), output: "")
  var docc = ProcessOutcome(end: .exited(0), output: "")
  var manifest = ProcessOutcome(end: .exited(0), output: "{}")
  /// Runs the command's own tests.
  var command: @Sendable (SampleCourse, Invocation, (RunningProgram) -> Bool) -> ProcessOutcome = {
    PlayedRun($0, [(.keeps, .pass)]).answer($1, $2)
  }
  /// What the shared tests say of some code.
  var checks: @Sendable (String) -> [(SampleCheck, PlayedRun.Play)] = Self.plays

  init(_ course: SampleCourse) { self.course = course }

  func answer(
    _ invocation: Invocation, _ shouldStop: (RunningProgram) -> Bool
  ) -> ProcessOutcome {
    switch (invocation.program.name, invocation.arguments.first) {
    case ("swift", "format"): format
    case ("swift", "package"): manifest
    case ("swift", "test"): test(invocation, shouldStop)
    case ("swiftc", _): compile(invocation)
    case ("docc", _): site(invocation)
    case ("tests", _):
      run(course.files.folder(invocation.program.parent, "so"), invocation, shouldStop)
    case ("page", _), ("figure", _): page(invocation, shouldStop)
    default: ProcessOutcome(end: .exited(1), output: "")
    }
  }

  private func test(
    _ invocation: Invocation, _ shouldStop: (RunningProgram) -> Bool
  ) -> ProcessOutcome {
    guard let subject = invocation.environment["COURSE_SUBJECT"] else {
      return command(course, invocation, shouldStop)
    }
    let chapter = "\(invocation.environment["COURSE_CHAPTER"] ?? "")-"
    let sources = course.files.folder("/course" / subject, "swift").filter {
      $0.path.parent.name.hasPrefix(chapter)
    }
    return run(sources, invocation, shouldStop)
  }

  private func run(
    _ sources: [(path: Path, text: String)], _ invocation: Invocation,
    _ shouldStop: (RunningProgram) -> Bool
  ) -> ProcessOutcome {
    let diagnostics = Self.diagnostics(sources)
    if !diagnostics.isEmpty { return ProcessOutcome(end: .exited(1), output: diagnostics) }
    let code = sources.map(\.text).joined()
    // A symbol that the tests ask for and the library lacks ends the program at its start.
    if invocation.program.name == "tests", code.contains("renamed") {
      return ProcessOutcome(end: .exited(127), output: "undefined symbol")
    }
    return PlayedRun(course, checks(code)).answer(invocation, shouldStop)
  }

  private func compile(_ invocation: Invocation) -> ProcessOutcome {
    let arguments = invocation.arguments
    let output =
      zip(arguments, arguments.dropFirst()).first { $0.0 == "-o" }.map { Path($0.1) } ?? ""
    let sources = arguments.filter { $0.hasSuffix(".swift") }.map { Path($0) }
      .map { (path: $0, text: course.files.contents[$0] ?? "") }
    if arguments.contains("-emit-symbol-graph") {
      let graph = output.parent / output.name.replacing("swiftmodule", with: "symbols.json")
      course.files.put(#"{ "symbols": [], "relationships": [] }"#, at: graph)
      return ProcessOutcome(end: .exited(0), output: "")
    }
    let isDirect = output.text.contains("/direct/")
    let diagnostics =
      sources.last?.path.name == "main.swift"
      ? PlayedPage.diagnostics(sources[0].text) : Self.diagnostics(sources)
    if diagnostics.contains(": error: ") || isDirect && !buildsDirectly {
      return ProcessOutcome(end: .exited(1), output: diagnostics)
    }
    course.files.put(sources.map(\.text).joined(), at: output)
    return ProcessOutcome(end: .exited(0), output: diagnostics)
  }

  private func site(_ invocation: Invocation) -> ProcessOutcome {
    for folder in invocation.values(of: "--output-path") { course.files.putFolder(Path(folder)) }
    return docc
  }

  private func page(
    _ invocation: Invocation, _ shouldStop: (RunningProgram) -> Bool
  ) -> ProcessOutcome {
    let outcome = PlayedPage.run(course.files.contents[invocation.program] ?? "")
    while outcome.end == .stopped, !shouldStop(RunningProgram { 0 }) { course.clock.advance(by: 1) }
    return outcome
  }

  /// The compiler's words about code that holds `lett`, or a warning, which is an error here.
  private static func diagnostics(_ sources: [(path: Path, text: String)]) -> String {
    sources.map { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        index, line in
        let place = "\(path):\(index + 1):3: error: "
        if line.contains("lett ") { return place + "cannot find 'lett' in scope\n" }
        if line.contains("let unused") { return place + "'unused' was never used\n" }
        return ""
      }.joined()
    }.joined()
  }

  private static func plays(_ code: String) -> [(SampleCheck, PlayedRun.Play)] {
    let text = "Expectation failed: presenter == other"
    func play(_ marker: String, _ comment: String) -> PlayedRun.Play {
      code.contains(marker) ? .pass : .fail(text, comment)
    }
    let keeps: PlayedRun.Play =
      code.contains("fatalError")
      ? .crash
      : code.contains("while true")
        ? .hang
        : play("self.reader = reader", "The presenter made a reader of its own.")
    return [
      (.keeps, keeps), (.asks, play("init(reader: String)", "Nobody was asked.")),
      (.passes, play("print(reader)", "The error was swallowed.")),
      (.further, play("func further()", "The presenter stands still.")),
    ]
  }
}

extension MemoryFileSystem {
  /// The files below a folder whose names end so, sorted.
  func folder(_ folder: Path, _ ending: String) -> [(path: Path, text: String)] {
    contents.filter { $0.key.isInside(folder) && $0.key.name.hasSuffix(".\(ending)") }
      .sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
  }
}
