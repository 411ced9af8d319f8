import Testing

@testable import CourseKit

@Suite("Builds that fail")
struct BuildFailureTests {
  static let own = "/course/.build/course/subject/01-Greetings/Presenter.swift"
  static let test = "/course/Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift"

  private func run(_ output: String) throws -> ChapterOutcome {
    var course = SampleCourse()
    course.processes = ScriptedProcessRunner { _, _, _ in
      ProcessOutcome(end: .exited(1), output: output)
    }
    return try course.runner.run(try course.chapter())
  }

  private func errors(_ output: String) throws -> [String] {
    guard case .notCompiled(let errors) = try run(output).kind else { return [] }
    return errors.map { "\($0.location.text(from: SampleCourse.root)): \($0.message)" }
  }

  @Test("The stream of a run that was ended from outside is no verdict on what comes after")
  func staleStream() throws {
    let course = SampleCourse()
    let lines = [
      StreamLine.test(.keeps), StreamLine.runStarted, StreamLine.started(.keeps),
      StreamLine.ended(.keeps), StreamLine.runEnded,
    ]
    course.files.put(
      lines.map { $0 + "\n" }.joined(), at: "/course/.build/course/events-build.json")
    var failing = course
    failing.processes = ScriptedProcessRunner { _, _, _ in
      ProcessOutcome(end: .exited(1), output: "/course/a.swift:1:1: error: cannot find 'x'\n")
    }
    let outcome = try failing.runner.run(try failing.chapter())
    #expect(!outcome.passed && outcome.results.isEmpty)
  }

  @Test("An error in the learner's file is told with the learner's path, not the copy's")
  func ownFile() throws {
    let output = """
      Building for debugging...
      \(Self.own):3:5: error: cannot find 'x' in scope
      \(Self.own):4:1: warning: unused
      error: emit-module command failed
      """
    let outcome = try run(output)
    #expect(
      try errors(output) == ["Chapters/01-Greetings/Presenter.swift:3: cannot find 'x' in scope"])
    #expect(outcome.warnings.map(\.message) == ["unused"])
    #expect(!outcome.output.contains(".build/course/subject"))
    #expect(outcome.results.isEmpty)
    #expect(!outcome.passed)
  }

  @Test("Errors in the learner's files come first, from the top down, each once")
  func order() throws {
    let output = """
      \(Self.test):7:5: error: extra argument
      \(Self.own):3:5: error: first
      \(Self.test):7:5: error: extra argument
      \(Self.own):2:5: error: second
      """
    #expect(
      try errors(output) == [
        "Chapters/01-Greetings/Presenter.swift:2: second",
        "Chapters/01-Greetings/Presenter.swift:3: first",
        "Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:7: extra argument",
      ])
  }

  @Test("An error in a test file alone is an error of the chapter: its code lost a name")
  func testFile() throws {
    #expect(
      try errors("\(Self.test):7:5: error: no 'reader'") == [
        "Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:7: no 'reader'"
      ])
  }

  @Test("A build that fails without an error in a file breaks the workspace, and is quoted")
  func brokenWorkspace() {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let failure = #expect(throws: CourseFailure.self) { try run(lines) }
    let quoted = (9...20).map { "line \($0)" }.joined(separator: "\n")
    #expect(
      failure
        == .broken(
          "\"swift test\" ended before any check ran, and not because of the chapter's code."
            + " It said:\n" + quoted,
          "If the message does not help, remove the .build folder (it holds nothing of yours) and"
            + " try again."))
  }

  @Test("A crash of the compiler is told at the code that it was reading")
  func compilerCrash() throws {
    let dump = """
      error: compile command failed due to signal 4 (use -v to see invocation)
      Please submit a bug report and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c -primary-file \(Self.own)
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "\(Self.own)")
      4.\tWhile silgen emitFunction SIL function "@$s".
       for 'text(_:)' (at \(Self.own):2:10)
      5.\tWhile silgen closureexpr SIL function "@$s".
       for expression at [\(Self.own):3:7 - line:6:5] RangeText="{ reader in
          let parts = repeat each reader
        "
       #0 0x00005580 llvm::sys::PrintStackTrace (/usr/bin/swift-frontend+0x72e at [/x.swift:9:9)
      """
    guard case .notCompiled(let errors) = try run(dump).kind, let error = errors.first else {
      Issue.record("The crash is no compile error.")
      return
    }
    #expect(errors.count == 1 && error.column == 7)
    #expect(
      error.location.text(from: SampleCourse.root) == "Chapters/01-Greetings/Presenter.swift:3")
    #expect(error.message.hasPrefix("The compiler crashed while it read this."))
  }

  @Test("Beside errors in the code a crash of the compiler is no news")
  func crashBesideErrors() throws {
    let dump = "\(Self.own):2:5: error: real\nStack dump:\n4.\t for 'f' (at \(Self.own):9:1)\n"
    #expect(try errors(dump) == ["Chapters/01-Greetings/Presenter.swift:2: real"])
  }

  @Test("A build of a folder that was moved says what to remove")
  func moved() {
    let output = """
      <unknown>:0: error: precompiled file '/new/.build/debug/ModuleCache/S.pcm' was compiled with \
      module cache path '/old/.build/debug/ModuleCache', but the path is currently \
      '/new/.build/debug/ModuleCache'
      <unknown>:0: error: missing required module 'SwiftShims'
      """
    let failure = #expect(throws: CourseFailure.self) { try run(output) }
    #expect(failure?.problem.hasPrefix("This folder was moved or copied after it was") == true)
  }

  @Test("Silence is quoted as silence")
  func silence() {
    let failure = #expect(throws: CourseFailure.self) { try run("") }
    #expect(failure?.problem.hasSuffix("It said:\n") == true)
  }
}
