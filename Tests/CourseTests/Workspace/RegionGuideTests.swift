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

  private func label(_ check: SampleCheck) throws -> String? {
    RegionGuide(try course.chapter(), in: course.workspace, files: course.files)
      .label(for: check.check)?.description
  }

  @Test("It is the region that a wrong answer rewrites to fail the check")
  func rewritten() throws {
    put("one", [.keeps], "1b")
    put("two", [.asks], "1a")
    #expect(try label(.keeps) == "1b")
    #expect(try label(.asks) == "1a")
  }

  @Test("Where answers disagree most of them decide, and then the letter")
  func votes() throws {
    put("one", [.keeps, .asks], "1a", "1b")
    put("two", [.keeps], "1b")
    #expect(try label(.keeps) == "1b")
    #expect(try label(.asks) == "1a")
  }

  @Test("A region of another step is none of the check's own")
  func otherStep() throws {
    put("one", [.keeps], "2")
    #expect(try label(.keeps) == nil)
  }

  @Test("Nothing is known without wrong answers, and damaged ones are passed over")
  func unknown() throws {
    #expect(try label(.keeps) == nil)
    course.files.put(
      bytes: [0xFF], at: "/course/Tests/Answers/01-Greetings/wrong/damaged.swift")
    course.files.put(
      "// Wrong: no region closes.\n// MARK: Step 1\n",
      at: "/course/Tests/Answers/01-Greetings/wrong/open.swift")
    #expect(try label(.keeps) == nil)
    put("one", [.keeps], "1b")
    #expect(try label(.keeps) == "1b")
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
}
