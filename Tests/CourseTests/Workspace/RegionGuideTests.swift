import Testing

@testable import CourseKit

@Suite("Which region a check is about")
struct RegionGuideTests {
  private let course = SampleCourse()

  private func put(_ name: String, _ checks: [SampleCheck], _ labels: String...) {
    let header = checks.map { "// Caught by: \($0.name)\n" }.joined()
    let regions = labels.map { "\n// MARK: Step \($0)\nx\n// End of step \($0)\n" }.joined()
    course.files.put(
      "// Wrong: something.\n\(header)// Says: something\n\(regions)",
      at: Path("/course/Tests/Answers/01-Greetings/wrong/\(name).swift"))
  }

  private func labels(_ check: SampleCheck) throws -> [String] {
    RegionGuide(try course.chapter(), in: course.workspace, files: course.files)
      .labels(for: check.check).map(\.description)
  }

  @Test("It is the region that a wrong answer rewrites to fail the check")
  func rewritten() throws {
    put("one", [.keeps], "1b")
    put("two", [.asks], "1a")
    #expect(try labels(.keeps) == ["1b"])
    #expect(try labels(.asks) == ["1a"])
  }

  @Test("Where answers disagree most of them decide, and then the letter")
  func votes() throws {
    put("one", [.keeps, .asks], "1a", "1b")
    put("two", [.keeps], "1b")
    #expect(try labels(.keeps) == ["1b", "1a"])
    #expect(try labels(.asks) == ["1a", "1b"])
  }

  @Test("A region of an earlier step may be the cause as well, one of a later step is not")
  func otherStep() throws {
    put("one", [.keeps, .passes], "2")
    put("two", [.passes], "1a")
    put("three", [.passes], "1a")
    #expect(try labels(.keeps) == [])
    #expect(try labels(.passes) == ["2", "1a"])
  }

  @Test("Nothing is known without wrong answers, and damaged ones are passed over")
  func unknown() throws {
    #expect(try labels(.keeps) == [])
    course.files.put(
      bytes: [0xFF], at: "/course/Tests/Answers/01-Greetings/wrong/damaged.swift")
    course.files.put(
      "// Wrong: no region closes.\n// MARK: Step 1\n",
      at: "/course/Tests/Answers/01-Greetings/wrong/open.swift")
    #expect(try labels(.keeps) == [])
    put("one", [.keeps], "1b")
    #expect(try labels(.keeps) == ["1b"])
  }

  @Test("A failing check points at its region, and at the first where that is gone")
  func place() throws {
    put("one", [.keeps], "1b")
    let file: Path = "/course/Chapters/01-Greetings/Presenter.swift"
    course.files.put("// MARK: Step 1a\n\n// MARK: Step 1b\n", at: file)
    #expect(try course.screen([SampleFailures.wrong]).contains("Presenter.swift:3\n"))
    course.files.put("// MARK: Step 1a\n\n// MARK: Step 1c\n", at: file)
    #expect(try course.screen([SampleFailures.wrong]).contains("Presenter.swift:1\n"))
  }

  @Test("Two regions are named where both may be the cause, and no more")
  func twoPlaces() throws {
    put("one", [.keeps], "1b")
    put("two", [.keeps], "1a")
    put("three", [.keeps], "1c")
    put("four", [.keeps], "1c")
    let file: Path = "/course/Chapters/01-Greetings/Presenter.swift"
    course.files.put("// MARK: Step 1a\n\n// MARK: Step 1b\n\n// MARK: Step 1c\n", at: file)
    let screen = try course.screen([SampleFailures.wrong])
    #expect(
      screen.contains(
        """
          yours     Chapters/01-Greetings/Presenter.swift:5
          or        Chapters/01-Greetings/Presenter.swift:1
          check     Tests

        """.dropLast()))
  }

  @Test("A region that is not written yet is the cause before any other")
  func notWritten() throws {
    let marked = SampleCourse.solution
      .replacing("Step 2 ·", with: "Step 1b ·").replacing("End of step 2", with: "End of step 1b")
      .replacing("Step 1 ·", with: "Step 1a ·").replacing(
        "End of step 1\n", with: "End of step 1a\n")
    course.files.put(marked, at: "/course/Solutions/01-Greetings/Presenter.swift")
    let learner = SampleCourse.stub
      .replacing("Step 2 ·", with: "Step 1b ·").replacing("End of step 2", with: "End of step 1b")
      .replacing("Step 1 ·", with: "Step 1a ·").replacing(
        "End of step 1\n", with: "End of step 1a\n"
      )
      .replacing("let reader = \"none\"", with: "let reader = \"mine\"")
    course.files.put(learner, at: "/course/Chapters/01-Greetings/Presenter.swift")
    put("one", [.keeps], "1a")
    put("two", [.keeps], "1a")
    put("three", [.keeps], "1b")
    let screen = try course.screen([SampleFailures.wrong])
    #expect(screen.contains("  yours     Chapters/01-Greetings/Presenter.swift:8\n  check "))
  }
}
