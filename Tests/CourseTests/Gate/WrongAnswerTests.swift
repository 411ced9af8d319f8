import Testing

@testable import CourseKit

@Suite("Wrong answers that the gate must refuse")
struct WrongAnswerTests {
  private let sound = SoundCourse()
  private let path = "Tests/Answers/01-Greetings/wrong/makes-its-own.swift"

  private func red() -> String { sound.red("1", "--only", "wrong-answers") }

  @Test("A loosened test lets a wrong answer pass")
  func passes() {
    sound.edit(path, "self.reader = \"none\"", "self.reader = reader")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: "The presenter keeps its reader" \
        (Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:6) lets it pass. Tighten the \
        check until it fails for this answer.
        ✗ 01 coverage  each of 4 checks is broken by a wrong answer
            "The presenter keeps its reader": no wrong answer breaks this check. Add one to \
        Tests/Answers/01-Greetings/wrong, or remove the check.
        """)
  }

  @Test("An answer that another check catches is not caught by the one it names")
  func caughtByAnother() {
    sound.edit(path, "The presenter keeps its reader", "The presenter asks its reader")
    #expect(
      red().hasPrefix(
        """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: "The presenter asks its reader" \
        (Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:14) lets it pass. Tighten the \
        check, or write after "Caught by" who catches it:
            "The presenter keeps its reader"
        """))
  }

  @Test("A check that does not exist gets a suggestion")
  func unknownCheck() {
    sound.edit(path, "The presenter keeps its reader", "The presenter keeps a reader")
    #expect(
      red().hasPrefix(
        """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: there is no check "The presenter \
        keeps a reader"; mend the name after "Caught by". Did you mean "The presenter keeps its \
        reader"?
        """))
  }

  @Test("Other words than promised are shown beside what the learner reads")
  func otherWords() {
    sound.edit(path, "Says: a reader of its own", "Says: a global reader")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: the learner is not told "a global \
        reader"; mend that line, or the check's comment. They read:
            Expectation failed: presenter == other
            The presenter made a reader of its own.
        """)
  }

  @Test("A crash is no way to reject an answer")
  func crash() {
    sound.edit(path, "self.reader = \"none\"", "fatalError()")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: "The presenter keeps its reader" \
        (Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:6) crashed: Fatal error: \
        Index out of range
            A check ends by itself, whatever the answer does: let the check or its fixture stop \
        such an answer with a message.
        """)
  }

  @Test("Neither is a hang")
  func hang() {
    sound.edit(path, "self.reader = \"none\"", "while true {}")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: "The presenter keeps its reader" \
        (Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:6) hung: The check did not end \
        within 10 seconds.
            A check ends by itself, whatever the answer does: let the check or its fixture stop \
        such an answer with a message.
        """)
  }

  @Test("Code that does not compile is told with its line in the answer")
  func doesNotCompile() {
    sound.edit(path, "let reader: String", "lett reader: String")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift:6: does not compile without a \
        warning: cannot find 'lett' in scope
        ✗ 01 coverage  each of 4 checks is broken by a wrong answer
            Tests/Answers/01-Greetings/wrong: 1 wrong answer could not be judged; mend that first.
        """)
  }

  @Test("A warning counts as an error, also outside of the regions")
  func warns() {
    sound.put(
      "// Wrong: x\n// Caught by: The presenter keeps its reader\n// Says: own\n\nimport Foundation\n\n"
        + "func helper() {\n  let unused = 1\n}\n\n// MARK: Step 1\n// End of step 1\n",
      at: path)
    #expect(
      red().hasPrefix(
        """
        ✗ 01 wrong-answers rejected: x
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift:8: does not compile without a \
        warning: 'unused' was never used
        """))
  }

  @Test(
    "An error in the solution's own code, which the answer caused, is told with its place there")
  func elsewhere() {
    sound.edit("Solutions/01-Greetings/StepNotWritten.swift", "struct", "lett x = 1; struct")
    #expect(
      red().contains(
        "    Tests/Answers/01-Greetings/wrong/makes-its-own.swift: does not compile without a"
          + " warning: cannot find 'lett' in scope (line 1 of StepNotWritten.swift)"))
  }

  @Test("Lines are told as they stand in the answer, behind other regions and imports")
  func lines() {
    sound.put(
      "// Wrong: x\n// Caught by: The presenter goes further\n// Says: y\n\nimport Foundation\n"
        + "// MARK: Step 1\nlet a = 1\nlet b = 2\n// End of step 1\n"
        + "// MARK: Step 3\n\n\nlett c = 3\n// End of step 3\n",
      at: path)
    #expect(
      red().contains(
        "    Tests/Answers/01-Greetings/wrong/makes-its-own.swift:13: does not compile"))
  }

  @Test("A region that the solution does not have is told with those it has")
  func unknownRegion() {
    sound.edit(path, "MARK: Step 1", "MARK: Step 4b")
    sound.edit(path, "End of step 1", "End of step 4b")
    #expect(
      red().hasPrefix(
        """
        ✗ 01 wrong-answers makes-its-own.swift
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift:5: the solution has no region \
        "Step 4b"; it has 1, 2, 3
        """))
  }

  @Test("A slip in the header is told once, with its line")
  func header() {
    sound.edit(path, "Caught by", "Cauhgt by")
    #expect(
      red().hasPrefix(
        """
        ✗ 01 wrong-answers makes-its-own.swift
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift:2: "Cauhgt by" is unknown; did you \
        mean "Caught by"?
        ✗ 01
        """))
  }

  @Test("A right answer among the wrong ones is told to be so")
  func wrongFolder() {
    sound.put(SoundCourse.printsLater, at: path)
    #expect(
      red().hasPrefix(
        """
        ✗ 01 wrong-answers makes-its-own.swift
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift:1: the file lies in wrong/, but \
        begins with "// Right: …"; move it, or mend that line
        """))
  }

  @Test("Checks of another step that fail too must be declared")
  func alsoFails() {
    sound.edit(path, "// End of step 1", "// End of step 1\n// MARK: Step 2\n// End of step 2")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: checks of step 2 fail too: "The \
        error reaches the caller". If they must, add "// Also fails: step 2".
        """)
  }

  @Test("A step that is declared to fail and passes is told")
  func alsoPasses() {
    sound.edit(path, "// Says", "// Also fails: step 3\n// Says")
    #expect(
      red() == """
        ✗ 01 wrong-answers rejected: makes a reader of its own.
            Tests/Answers/01-Greetings/wrong/makes-its-own.swift: "Also fails: step 3", but its \
        checks pass; remove the line.
        """)
  }

  @Test("A check that no wrong answer breaks is a defect")
  func unbroken() {
    sound.files.take("/course/Tests/Answers/01-Greetings/wrong/stands-still.swift")
    #expect(
      red() == """
        ✗ 01 coverage  each of 4 checks is broken by a wrong answer
            "The presenter goes further": no wrong answer breaks this check. Add one to \
        Tests/Answers/01-Greetings/wrong, or remove the check.
        """)
    #expect(sound.red("1", "--only", "coverage") == red())
  }

  @Test("Markers of the solution that do not add up are told in the solution's place")
  func brokenSolution() {
    sound.edit("Solutions/01-Greetings/Presenter.swift", "// End of step 1", "")
    #expect(
      red().contains(
        """
        ✗ 01 wrong-answers makes-its-own.swift
            Solutions/01-Greetings/Presenter.swift:9: a placeholder line must be a comment, so that \
        the solution compiles: begin it with "// "; if the region is over, add "// End of step 1"
        """))
  }
}
