import Testing

@testable import CourseKit

@Suite("Coverage by wrong answers")
struct CoverageGateTests {
  private func result(
    _ checks: [String], broken: [String], chapter: String = "01", area: GateArea = .wrongAnswers
  ) -> GateResult {
    GateResult(
      area: area, chapter: chapter, name: "rejected", problems: [], seconds: 1, checks: checks,
      broken: broken)
  }

  private func coverage(_ results: [GateResult]) throws -> GateResult {
    try #require(
      CoverageGate.results(for: [try SampleCourse().chapter()], after: results).first)
  }

  @Test("Checks that some wrong answer breaks are covered")
  func covered() throws {
    let coverage = try coverage([
      result(["a", "b"], broken: ["a"]), result(["a", "b"], broken: ["b"]),
    ])
    #expect(coverage.passed)
    #expect(coverage.area == .coverage)
    #expect(coverage.chapter == "01")
    #expect(coverage.name == "each of 2 checks is broken by a wrong answer")
  }

  @Test("A check that none breaks is a defect")
  func uncovered() throws {
    let coverage = try coverage([
      result(["a", "b", "c"], broken: ["b"]), result(["a", "b", "c"], broken: []),
    ])
    #expect(
      coverage.problems == [
        "\"a\": no wrong answer breaks this check. Add one to Tests/Answers/01-Greetings/wrong,"
          + " or remove the check.",
        "\"c\": no wrong answer breaks this check. Add one to Tests/Answers/01-Greetings/wrong,"
          + " or remove the check.",
      ])
  }

  @Test("Other chapters and other areas prove nothing for this one")
  func others() throws {
    let coverage = try coverage([
      result(["a"], broken: []), result(["a"], broken: ["a"], chapter: "02"),
      result(["a"], broken: ["a"], area: .rightAnswers),
    ])
    #expect(!coverage.passed)
  }

  @Test("A chapter without a wrong answer is a defect")
  func noAnswers() throws {
    #expect(
      try coverage([]).problems
        == ["Tests/Answers/01-Greetings/wrong: no wrong answer was judged; add one."])
  }
}
