import Testing

@testable import CourseKit

@Suite("Answers that the tests are tested with")
struct AnswerTests {
  private let region = "// MARK: Step 1\nlet a = 1\n// End of step 1\n"

  private func answer(_ text: String) throws(RegionFailure) -> Answer {
    try Answer(name: "a.swift", text: text)
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try answer(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A wrong answer says what it does, who catches it and what the learner reads")
  func wrong() throws {
    let answer = try answer(
      """
      // Wrong: makes a reader of its own.
      // Caught by: The presenter: shows it
      // Caught by: Another check
      // Says: a reader: of its own
      // Also fails: step 2, step 12

      \(region)
      // MARK: Step 3b
      // End of step 3b
      """)
    #expect(!answer.isRight)
    #expect(answer.summary == "makes a reader of its own.")
    #expect(answer.caughtBy == ["The presenter: shows it", "Another check"])
    #expect(answer.says == ["a reader: of its own"])
    #expect(answer.alsoFails == [2, 12])
    #expect(
      answer.bodies == [StepLabel(step: 1): ["let a = 1"], StepLabel(step: 3, letter: "b"): []])
    #expect(answer.extra.isEmpty)
    #expect(answer.imports.isEmpty)
  }

  @Test("A right answer needs nothing but what it does")
  func right() throws {
    let answer = try answer("// Right: keeps a closure.\n" + region)
    #expect(answer.isRight)
    #expect(answer.caughtBy.isEmpty)
  }

  @Test("Code outside the regions is a file of its own, with its imports")
  func extra() throws {
    let answer = try answer(
      "// Right: x.\n\nimport Foundation\n\n\(region)\n// A comment.\nstruct Helper {}\n")
    #expect(answer.imports == ["import Foundation"])
    #expect(
      answer.extra == [
        "", "", "import Foundation", "", "", "", "", "", "// A comment.", "struct Helper {}", "",
      ])
    #expect(try self.answer("// Right: x.\nimport Foundation\n" + region).extra.isEmpty)
  }

  @Test(
    "What is missing in the header is named",
    arguments: [
      ("", "a.swift:1: begin with \"// Wrong: …\" or \"// Right: …\", what the answer does"),
      (
        "// A note.\n",
        "a.swift:1: begin with \"// Wrong: …\" or \"// Right: …\", what the answer does"
      ),
      (
        "// Wrong:\n",
        "a.swift:1: begin with \"// Wrong: …\" or \"// Right: …\", what the answer does"
      ),
      (
        "// Wrong: x\n// Says: y\n",
        "a.swift:1: a wrong answer names the check that catches it (\"// Caught by: …\")"
          + " and words that the learner must read (\"// Says: …\")"
      ),
      (
        "// Wrong: x\n// Caught by: y\n// Says:\n",
        "a.swift:1: a wrong answer names the check that catches it (\"// Caught by: …\")"
          + " and words that the learner must read (\"// Says: …\")"
      ),
      ("// Right: x\n// Says: y\n", "a.swift:1: nothing may catch a right answer"),
      ("// Right: x\n// Also fails: step 2\n", "a.swift:1: nothing may catch a right answer"),
    ])
  func incomplete(header: String, expected: String) {
    #expect(problem(header + region) == expected)
  }

  @Test("A word that is nearly one of the header's is a slip, told with its line")
  func slips() {
    let header = "// Wrong: x\n"
    #expect(
      problem(header + "// Cauhgt by: y\n" + region)
        == "a.swift:2: \"Cauhgt by\" is unknown; did you mean \"Caught by\"?")
    #expect(
      problem(header + "// Also fails: none\n" + region)
        == "a.swift:2: \"Also fails\" needs steps, such as \"step 2, step 3\"")
    #expect(
      problem(header + region + "\n// Also fails: none\n")
        == "a.swift:6: \"Also fails\" needs steps, such as \"step 2, step 3\"")
  }

  @Test("An answer without a region, or with one that does not add up, is refused")
  func regions() {
    #expect(
      problem("// Right: x\nlet a = 1\n")
        == "a.swift:1: no region; write \"// MARK: Step K\", the body, and \"// End of step K\"")
    #expect(
      problem("// Right: x\n// MARK: Step 1\n")
        == "a.swift:2: the region of step 1 is never closed; add \"// End of step 1\" where it"
        + " ends")
    #expect(
      problem("// Right: x\n" + region + region)
        == "a.swift:5: step 1 has a second region (the first is at line 2); letter them 1a and 1b")
  }
}
