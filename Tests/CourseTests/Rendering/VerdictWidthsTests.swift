import Testing

@testable import CourseKit

@Suite("Verdicts on terminals of several widths")
struct VerdictWidthsTests {
  private static let place = SourceLocation(file: LearnersChapter.presenter, line: 9)

  static let verdicts: [Verdict] = [
    .failed([
      Finding(
        text: "Expectation failed: (presenter.message → \"Hello, Bob, and everyone else who is"
          + " here\") == \"Hello, Maya\"",
        comments: ["The presenter made a reader of its own. No test can steer it."],
        argument: "\"Maya\", [1, 2, 3]", location: place)
    ]),
    .failed([
      Finding(
        text: "Caught error: Step 2 is not written yet (Presenter.swift:9)", comments: [],
        argument: nil, location: place)
    ]),
    .crashed(Crash(message: "Fatal error: Unexpectedly found nil while unwrapping", location: nil)),
    .crashed(Crash(message: "Fatal error: Index out of range", location: place)),
    .exited(0), .hung(limit: 10), .hung(limit: 0.5, location: place), .oversized(limit: 3), .notRun,
  ]

  static let errors = [
    "\(LearnersChapter.presenter):9:40: error: cannot find 'reader' in scope; did you mean 'header'?",
    "\(SampleCheck.keeps.file):1:3: error: value of type 'Presenter' has no member 'message'",
    "\(SampleCheck.keeps.file):1:3: error: missing argument for parameter 'reader' in call",
    "/elsewhere/gone.swift:1:1: error: odd",
  ]

  private func lines(_ kind: ChapterOutcome.Kind, _ width: Int) throws -> [String] {
    let course = SampleCourse(width: width)
    course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    course.files.put(
      "Presenter().message + Presenter().message + String()\n", at: Path(SampleCheck.keeps.file))
    return try course.screen(kind).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test(
    "Every line fits, but for a call that is there to be copied", arguments: verdicts,
    [30, 40, 50, 80])
  func fits(verdict: Verdict, width: Int) throws {
    let lines = try lines(
      .checked([SampleCheck.passes.result(verdict), SampleCheck.keeps.result(verdict)]), width)
    #expect(lines.filter { $0.columns > width && !$0.contains("swift run course") } == [])
  }

  @Test("Compile errors fit as well", arguments: errors, [30, 40, 50, 80])
  func errorsFit(error: String, width: Int) throws {
    let lines = try lines(.notCompiled(Diagnostic.all(in: error + "\n" + Self.errors[3])), width)
    #expect(lines.filter { $0.columns > width && !$0.contains("swift run course") } == [])
  }
}
