import Testing

@testable import CourseKit

@Suite("Files that chapters give on")
struct GivenFilesTests {
  private let course = SampleCourse()

  private func problems(_ text: String, as name: String = "Presenter.swift") throws -> [String] {
    course.files.put(text, at: Path("/course/Solutions/02-ClosureClocks/\(name)"))
    return try GivenFiles(
      chapter: try course.chapter(2), earlier: [try course.chapter(1)],
      stubs: Stubs(workspace: course.workspace, files: course.files)
    ).problems()
  }

  private func plain() throws -> String {
    try MarkedFile(name: "Presenter.swift", text: SampleCourse.solution).plain
  }

  @Test("The earlier solution without its marks is what a later chapter gives")
  func same() throws {
    #expect(try problems(plain()) == [])
    #expect(try !plain().contains("// MARK:"))
  }

  @Test("A file that has drifted is named with the one before it")
  func drifted() throws {
    #expect(
      try problems(plain() + "// More.\n") == [
        "Solutions/02-ClosureClocks/Presenter.swift: differs from"
          + " Solutions/01-Greetings/Presenter.swift without its markers. Give the same text, or"
          + " another name."
      ])
  }

  @Test("A file that the learner writes, and one of another name, may be as they like")
  func own() throws {
    let region = "// MARK: Step 1 · Inject.\nlet a = 1\n// Stub:\n// End of step 1\n"
    #expect(try problems(region) == [])
    course.files.take("/course/Solutions/02-ClosureClocks/Presenter.swift")
    #expect(try problems("let other = 1\n", as: "Other.swift") == [])
  }

  @Test("Of several earlier chapters the last one counts")
  func latest() throws {
    let chapters = [try course.chapter(1), try course.chapter(2)]
    course.files.put("let a = 1\n", at: "/course/Solutions/01-Greetings/Given.swift")
    course.files.put("let a = 2\n", at: "/course/Solutions/02-ClosureClocks/Given.swift")
    course.files.put("let a = 2\n", at: "/course/Solutions/03-Factories/Given.swift")
    let third = Chapter(number: 3, folder: "03-Factories", title: "Factories", steps: [])
    let stubs = Stubs(workspace: course.workspace, files: course.files)
    #expect(
      try GivenFiles(chapter: third, earlier: chapters.reversed(), stubs: stubs).problems() == [])
    course.files.put("let a = 1\n", at: "/course/Solutions/03-Factories/Given.swift")
    #expect(
      try GivenFiles(chapter: third, earlier: chapters, stubs: stubs).problems().count == 1)
  }
}
