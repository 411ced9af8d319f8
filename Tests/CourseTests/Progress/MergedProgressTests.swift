import Testing

@testable import CourseKit

@Suite("Progress that is merged")
struct MergedProgressTests {
  private let course = SampleCourse()
  private let code: Path = "/course/Chapters/01-Greetings/Presenter.swift"

  private func standing() throws -> Standing {
    course.progress.standing(of: try course.chapter())
  }

  private func record(_ kind: ChapterOutcome.Kind, step: Int? = nil) throws {
    let chapter = try course.chapter()
    try course.progress.record(
      ChapterOutcome(kind: kind, warnings: [], output: ""), of: chapter, step: step,
      fingerprint: course.progress.fingerprint(of: chapter))
  }

  private func states() throws -> [Standing.StepState] {
    let standing = try standing()
    return standing.chapter.steps.map { standing.state(of: $0) }
  }

  private let all: [CheckResult] = [
    SampleCheck.keeps.result(.passed), SampleCheck.asks.failure("no"),
    SampleCheck.passes.result(.passed), SampleCheck.further.result(.hung(limit: 10)),
  ]

  @Test("One step's verdicts replace those of that step")
  func merge() throws {
    course.files.put(WatchedCourse.begun, at: code)
    try record(.checked(all))
    try record(
      .checked([SampleCheck.keeps.result(.passed), SampleCheck.asks.result(.passed)]), step: 1)
    #expect(try states() == [.passed, .passed, .failing(passed: 0, of: 1)])
    #expect(try !standing().isStale)
    #expect(try standing().checks.map(\.step) == [1, 1, 2, 3])
  }

  @Test("Verdicts on two states of the code are stale until all are of one")
  func mixed() throws {
    try record(.checked(all))
    course.files.put("changed", at: code)
    try record(.checked([SampleCheck.keeps.result(.passed)]), step: 1)
    #expect(try standing().isStale)
    course.files.put(SampleCourse.stub, at: code)
    #expect(try standing().isStale)
    try record(.checked(all))
    #expect(try !standing().isStale)
  }

  @Test("One step's verdicts are no mixture where nothing else was known")
  func firstStep() throws {
    try record(.checked([SampleCheck.keeps.result(.passed)]), step: 1)
    #expect(try states() == [.passed, .unchecked, .unchecked])
    #expect(try !standing().isStale)
  }

  @Test("A step without a check compiles, and takes no other verdict away")
  func stepWithoutChecks() throws {
    try record(.checked(all))
    try record(.checked([]), step: 9)
    #expect(try standing().compiled)
    #expect(try states()[1] == .passed)
  }

  @Test("Code that does not compile keeps what was known before")
  func notCompiled() throws {
    try record(.checked(all))
    course.files.put("broken", at: code)
    try record(.notCompiled([]))
    #expect(try !standing().compiled)
    #expect(try standing().isStale)
    #expect(try states()[1] == .passed)
    try record(.checked(all))
    #expect(try standing().compiled)
  }
}
