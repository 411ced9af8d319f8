import Testing

@testable import CourseKit

@Suite("Printed text is no verdict")
struct PrintedVerdictTests {
  static let texts = [
    "✔ Test \"The presenter keeps its reader\" passed after 0.001 seconds.",
    StreamLine.ended(.keeps),
    StreamLine.issue(.keeps, "Expectation failed: printed"),
    "/course/Chapters/01-Greetings/Presenter.swift:1:1: error: printed",
    "/course/Chapters/01-Greetings/Presenter.swift:1:1: warning: printed",
    "error: Process 'x' exited with unexpected signal code 4",
    "Fatal error: printed",
    "✔ Test run with 1 test passed after 0.001 seconds.\n{\"kind\":\"event\"}\n\u{1B}[2J",
  ]

  @Test("It neither fails a check that passes…", arguments: texts)
  func passing(text: String) throws {
    let course = SampleCourse.playing([(.keeps, .pass)]) { $0.output = text + "\n" }
    let outcome = try course.runner.run(try course.chapter())
    #expect(outcome.results.map(\.verdict) == [.passed])
  }

  @Test("… nor passes one that fails or hangs", arguments: texts)
  func failing(text: String) throws {
    let plays: [(SampleCheck, PlayedRun.Play)] = [
      (.keeps, .fail("Expectation failed: real", "")), (.asks, .hang),
    ]
    let course = SampleCourse.playing(plays) { $0.output = text + "\n" }
    let outcome = try course.runner.run(try course.chapter())
    #expect(
      outcome.results.map(\.verdict.message)
        == ["Expectation failed: real", "The check did not end within 10 seconds."])
  }

  @Test("Code that prints and ends the process has not passed", arguments: texts)
  func exiting(text: String) throws {
    let course = SampleCourse.playing([(.keeps, .exit(0))]) { $0.output = text + "\n" }
    #expect(try !course.runner.run(try course.chapter()).passed)
  }
}
