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

  @Test("Silence is quoted as silence")
  func silence() {
    let failure = #expect(throws: CourseFailure.self) { try run("") }
    #expect(failure?.problem.hasSuffix("It said:\n") == true)
  }
}
