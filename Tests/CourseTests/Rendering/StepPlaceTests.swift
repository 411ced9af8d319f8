import Testing

@testable import CourseKit

@Suite("Where a step is written")
struct StepPlaceTests {
  private let course = SampleCourse()
  private let file: Path = "/course/Chapters/01-Greetings/Presenter.swift"

  private func line(of step: Int) throws -> Int? {
    try StepPlace(course.chapter(), in: course.workspace, files: course.files)
      .location(of: step)?.line
  }

  @Test("The first line of its region is found")
  func found() throws {
    #expect(try line(of: 1) == 3)
    #expect(try line(of: 2) == 8)
    #expect(try line(of: 9) == nil)
  }

  @Test("Of several regions the first letter counts, in whatever order they stand")
  func letters() throws {
    course.files.put("// MARK: Step 1b\n\n// MARK: Step 1a\n", at: file)
    #expect(try line(of: 1) == 3)
  }

  @Test("Step 1 is not step 12")
  func numbers() throws {
    course.files.put("// MARK: Step 12 · A\n// MARK: Step 1 · B\n", at: file)
    #expect(try line(of: 1) == 2)
  }

  @Test("A file that cannot be read is passed over, and so is a missing folder")
  func unreadable() throws {
    course.files.put(bytes: [0xFF], at: file)
    #expect(try line(of: 1) == nil)
    course.files.take("/course/Chapters")
    #expect(try line(of: 1) == nil)
  }

  @Test("Another folder can be looked through")
  func subject() throws {
    let place = try StepPlace(
      course.chapter(), in: course.workspace, files: course.files,
      subject: course.workspace.solutions
    ).locations(of: SampleCheck.further.check)
    #expect(place.count == 1)
    #expect(
      place.first?.text(from: SampleCourse.root) == "Solutions/01-Greetings/Presenter.swift:19")
  }
}
