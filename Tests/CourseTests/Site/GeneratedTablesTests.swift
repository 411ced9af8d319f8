import Testing

@testable import CourseKit

@Suite("Generated tables")
struct GeneratedTablesTests {
  static let index = """
    # The course

    <!-- generated: chapters -->
    <!-- end -->

    """
  static let instructors = """
    # For instructors

    <!-- generated: misconceptions -->
    <!-- end -->

    """

  /// The sample course with both documents, one answer for each step, and the checks they name.
  static func course() -> SampleCourse {
    let course = SampleCourse()
    let files = course.files
    files.put(index, at: "/course/docs/index.md")
    files.put(instructors, at: "/course/docs/instructors.md")
    files.put(
      "@Test(\"The error \\\"passes\\\"\")",
      at: "/course/Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift")
    let wrong: Path = "/course/Tests/Answers/01-Greetings/wrong"
    files.put(
      answer("swallows the error.", ["The error \"passes\""], step: 1), at: wrong / "b.swift")
    files.put(
      answer("joins a | b", ["It joins", "It parts"], step: 1), at: wrong / "c.swift")
    return course
  }

  private static func answer(_ summary: String, _ checks: [String], step: Int) -> String {
    "// Wrong: \(summary)\n" + checks.map { "// Caught by: \($0)\n" }.joined()
      + "// Says: mistake\n\n// MARK: Step \(step)\n// End of step \(step)\n"
  }

  @Test("The table of chapters links each chapter and each step")
  func chapters() throws {
    let course = Self.course()
    let chapters = try course.session.roster().chapters
    #expect(
      ChapterTable.part(chapters).lines == [
        "| Chapter | Steps |", "| --- | --- |",
        "| [1 · Greetings](01-greetings.md) | [1 Receive the reader]"
          + "(01-greetings.md#step-1--receive-the-reader),"
          + " [2 Fail usefully](01-greetings.md#step-2--fail-usefully),"
          + " [3 Go further ★](01-greetings.md#step-3---go-further) |",
        "| [2 · Closure clocks](02-closure-clocks.md) |"
          + " [1 Inject the time](02-closure-clocks.md#step-1--inject-the-time) |",
      ])
  }

  @Test("Each wrong answer is listed under the step whose check catches it")
  func misconceptions() throws {
    let course = Self.course()
    let table = MisconceptionTable(workspace: course.workspace, files: course.files)
    #expect(
      try table.part(try course.session.roster().chapters).lines == [
        "### Chapter 1 · Greetings", "",
        "| Step | An answer that … | is caught by |", "| --- | --- | --- |",
        "| 1 | joins a \\| b | *It joins*, *It parts* |",
        "| 2 | swallows the error | *The error \"passes\"* |",
      ])
  }

  @Test("An answer that cannot be read is named")
  func unreadable() throws {
    let course = Self.course()
    course.files.put("// Wrong: x\n", at: "/course/Tests/Answers/01-Greetings/wrong/d.swift")
    let table = MisconceptionTable(workspace: course.workspace, files: course.files)
    #expect(throws: RegionFailure.self) { try table.part(try course.session.roster().chapters) }
  }

  @Test("The gate names a table that is out of date and the command that writes it")
  func gate() throws {
    let course = Self.course()
    let context = GateContext(
      session: course.session, workspace: course.workspace, scratch: "/scratch")
    let roster = try course.session.roster()
    #expect(
      TablesGate.findings(context, roster).flatMap(\.problems) == [
        "docs/index.md: the table \"chapters\" is out of date."
          + " Run \"swift run course docs --tables\".",
        "docs/instructors.md: the table \"misconceptions\" is out of date."
          + " Run \"swift run course docs --tables\".",
      ])
    #expect(course.run("docs", "--tables") == .passed)
    #expect(TablesGate.findings(context, roster).flatMap(\.problems).isEmpty)
  }

  @Test("The command says which documents it wrote, and when there is nothing to write")
  func command() {
    let course = Self.course()
    #expect(course.run("docs", "--tables") == .passed)
    #expect(course.console.output == "wrote  docs/index.md\nwrote  docs/instructors.md\n")
    #expect(course.files.contents["/course/docs/index.md"]?.contains("Go further ★") == true)
    #expect(course.run("docs", "--tables") == .passed)
    #expect(course.console.output.hasSuffix("Every generated table is up to date.\n"))
  }

  @Test("A new chapter stands in the tables from the start")
  func newChapter() {
    let course = Self.course()
    course.files.put(
      "let chapters = [\n  \"01-Greetings\",\n  \"02-ClosureClocks\"\n]\n",
      at: "/course/Package.swift")
    course.files.put("", at: "/course/Solutions/01-Greetings/StepNotWritten.swift")
    #expect(course.run("new", "Service locator") == .passed)
    #expect(course.console.output.contains("wrote  docs/index.md, its table\n"))
    #expect(
      course.files.contents["/course/docs/index.md"]?
        .contains("[3 · Service locator](03-service-locator.md)") == true)
    #expect(course.run("docs", "--tables") == .passed)
    #expect(course.console.output.hasSuffix("Every generated table is up to date.\n"))
  }

  @Test("A document without its comments is a failure that names them")
  func missing() {
    let course = Self.course()
    course.files.put("# The course\n", at: "/course/docs/index.md")
    #expect(course.run("docs", "--tables") == .broken)
    #expect(course.console.error.contains("<!-- generated: chapters -->"))
  }
}
