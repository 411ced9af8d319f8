import Testing

@testable import CourseKit

@Suite("Stubs that are not what their solution derives")
struct SourceGateTests {
  private let sound = SoundCourse()
  private let solution = "Solutions/01-Greetings/Presenter.swift"

  private func red() -> String { sound.red("1", "--only", "source") }

  @Test("A stale stub is named, with the command that mends it")
  func stale() {
    sound.edit("Chapters/01-Greetings/Presenter.swift", "Your turn", "Your move")
    #expect(
      red() == """
        ✗ 01 source    the stub is what the solution derives
            Chapters/01-Greetings/Presenter.swift: differs from what the solution derives. A \
        learner's work is no fault and stays as it is; an author whose solution is right runs \
        "swift run course stubs --write".
        """)
  }

  @Test("A stub without a solution, and a solution without a stub")
  func stray() {
    sound.put("struct Extra {}\n", at: "Chapters/01-Greetings/Extra.swift")
    sound.files.take("/course/Chapters/01-Greetings/StepNotWritten.swift")
    let remedy =
      " A learner's work is no fault and stays as it is; an author whose solution is right runs"
      + " \"swift run course stubs --write\"."
    #expect(
      red() == """
        ✗ 01 source    the stub is what the solution derives
            Chapters/01-Greetings/StepNotWritten.swift: missing.\(remedy)
            Chapters/01-Greetings/Extra.swift: no solution has this file.\(remedy)
        """)
  }

  @Test(
    "Regions that do not add up are told with file and line",
    arguments: [
      (
        "    // Stub:\n", "    // MARK: Step 3 · Nested.\n    // Stub:\n",
        "14: step 3 begins inside step 2 (line 12); close that one first"
      ),
      (
        "  // End of step 3\n", "",
        "22: a placeholder line must be a comment, so that the solution compiles: begin it with"
          + " \"// \"; if the region is over, add \"// End of step 3\""
      ),
      (
        "  // Stub:\n  // End of step 3\n}", "}",
        "19: the region of step 3 is never closed; add \"// End of step 3\" where it ends"
      ),
      (
        "// MARK: Step 3", "// MARK: Step 1",
        "19: step 1 has a second region (the first is at line 3); letter them 1a and 1b"
      ),
      (
        "// MARK: Step 3", "// MARK: Step three",
        "19: \"three\" is not a step; write a number such as 3, or 3b for a second place"
      ),
      (
        "// End of step 3", "// End of step 2",
        "22: \"// End of step 2\" closes step 3, opened at line 19; write \"// End of step 3\""
      ),
      (
        "  // Stub:\n  // End of step 3", "  // End of step 3",
        "19: step 3 has no placeholder; add \"// Stub:\" and the commented lines that the learner"
          + " starts with"
      ),
      (
        "    // // Your turn: call the reader.", "    Your turn: call the reader.",
        "15: a placeholder line must be a comment, so that the solution compiles: begin it with"
          + " \"// \"; if the region is over, add \"// End of step 2\""
      ),
    ])
  func regions(old: String, new: String, problem: String) {
    sound.edit(solution, old, new)
    #expect(
      red() == """
        ✗ 01 source    the stub is what the solution derives
            Solutions/01-Greetings/Presenter.swift:\(problem)
        """)
  }

  @Test("A region of a step that the page does not have is told")
  func unknownStep() {
    sound.edit(solution, "// MARK: Step 3", "// MARK: Step 4")
    sound.edit(solution, "// End of step 3", "// End of step 4")
    #expect(
      red() == """
        ✗ 01 source    the stub is what the solution derives
            Solutions/01-Greetings/Presenter.swift:19: docs/01-greetings.md has no heading for \
        step 4
        """)
  }

  @Test("Two files with a region of the same label are told with both places")
  func twoFiles() {
    sound.put(
      "// MARK: Step 1\n// Stub:\n// End of step 1\n", at: "Solutions/01-Greetings/Second.swift")
    #expect(
      red() == """
        ✗ 01 source    the stub is what the solution derives
            Solutions/01-Greetings/Second.swift:1: step 1 also has a region at \
        Solutions/01-Greetings/Presenter.swift:3; letter them 1a and 1b
        """)
  }

  @Test("A given file that drifted from an earlier chapter's is told with both places")
  func drift() {
    sound.addChapter(2, "Farewells")
    for folder in ["Solutions", "Chapters"] {
      sound.edit("\(folder)/02-Farewells/StepNotWritten.swift", "Error", "Error, Equatable")
    }
    #expect(
      sound.red("2", "--only", "source") == """
        ✗ 02 source    what is given is what an earlier chapter left
            Solutions/02-Farewells/StepNotWritten.swift: differs from \
        Solutions/01-Greetings/StepNotWritten.swift without its markers. Give the same text, or \
        another name.
        """)
    sound.expectGreen("1", "--only", "source")
  }
}
