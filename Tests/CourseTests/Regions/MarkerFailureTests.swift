import Testing

@testable import CourseKit

@Suite("Markers that do not add up")
struct MarkerFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let problem: String

    var testDescription: String { problem }

    init(_ text: String, _ line: Int, _ problem: String) {
      self.text = text
      self.line = line
      self.problem = problem
    }
  }

  static let cases = [
    Case(
      "// MARK: Step 1\n// MARK: Step 2\n// End of step 2\n// End of step 1", 2,
      "step 2 begins inside step 1 (line 1); close that one first"),
    Case(
      "a\n// MARK: Step 1\nx\n", 2,
      "the region of step 1 is never closed; add \"// End of step 1\" where it ends"),
    Case(
      "// MARK: Step 3b\n// Stub:\n// x", 1,
      "the region of step 3b is never closed; add \"// End of step 3b\" where it ends"),
    Case(
      "a\nb\n// MARK: Step one · Title", 3,
      "\"one\" is not a step; write a number such as 3, or 3b for a second place"),
    Case(
      "// MARK: Step 1: Title", 1,
      "\"1:\" is not a step; write a number such as 3, or 3b for a second place"),
    Case(
      "// MARK: Step ", 1,
      "\"\" is not a step; write a number such as 3, or 3b for a second place"),
    Case(
      "// MARK: Step 1\n// End of step 1\n\n// MARK: Step 1\n// End of step 1", 4,
      "step 1 has a second region (the first is at line 1); letter them 1a and 1b"),
    Case(
      "// MARK: Step 1a\n// End of step 1a\n// MARK: Step 1a\n// End of step 1a", 3,
      "step 1a has a second region (the first is at line 1); letter them 1a and 1b"),
    Case(
      "a\n// End of step 4", 2, "\"// End of step 4\" closes a region that was never opened"),
    Case(
      "// MARK: Step 1\n// End of step 2", 2,
      "\"// End of step 2\" closes step 1, opened at line 1; write \"// End of step 1\""),
    Case(
      "// MARK: Step 1a\n// End of step 1b", 2,
      "\"// End of step 1b\" closes step 1a, opened at line 1; write \"// End of step 1a\""),
    Case(
      "// MARK: Step 1\n// End of step 1.", 2,
      "\"// End of step 1.\" closes step 1, opened at line 1; write \"// End of step 1\""),
    Case("a\n\n  // Stub:\n", 3, "a \"// Stub:\" outside of a step's region"),
    Case(
      "// MARK: Step 1\n// Stub:\n// x\n// Stub:\n// End of step 1", 4,
      "a second \"// Stub:\" in one region"),
    Case(
      "// MARK: Step 1\n// Stub:\n// x\nlet y = 1\n// End of step 1", 4,
      "a placeholder line must be a comment, so that the solution compiles: begin it with \"// \""
        + "; if the region is over, add \"// End of step 1\""),
    Case(
      "// MARK: Step 1\n// Stub:\n\n// End of step 1", 3,
      "a placeholder line must be a comment, so that the solution compiles: begin it with \"// \""
        + "; if the region is over, add \"// End of step 1\""),
  ]

  @Test("Each is told with file, line and what to change", arguments: cases)
  func failures(of example: Case) {
    let failure = #expect(throws: RegionFailure.self) {
      try MarkedFile(name: "Solutions/A.swift", text: example.text)
    }
    #expect(
      failure
        == RegionFailure(
          file: "Solutions/A.swift", line: example.line, problem: example.problem))
    #expect(
      failure?.description == "Solutions/A.swift:\(example.line): \(example.problem)")
  }
}
