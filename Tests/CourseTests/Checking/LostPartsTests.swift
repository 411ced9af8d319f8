import Testing

@testable import CourseKit

@Suite("What a learner's chapter lacks")
struct LostPartsTests {
  private func lost(_ texts: [Path: String?]) throws -> LostParts {
    let course = LearnersChapter(texts).course
    return LostParts(try course.chapter(), in: course.workspace, files: course.files)
  }

  @Test("A chapter that is whole lacks nothing, whatever was written in it")
  func whole() throws {
    for text in [SampleCourse.stub, LearnersChapter.written] {
      let lost = try lost([LearnersChapter.presenter: text])
      #expect(lost.files.isEmpty && lost.markers.isEmpty && lost.notes.isEmpty)
    }
  }

  @Test("A file that is gone is named with the command that brings it back")
  func missingFile() throws {
    let lost = try lost([LearnersChapter.style: nil])
    #expect(lost.files == ["Chapters/01-Greetings/Style.swift"])
    #expect(lost.markers.isEmpty)
    #expect(
      lost.notes == [
        "Chapters/01-Greetings/Style.swift is missing. Your editor or the trash may still have what"
          + " you wrote. As it was last committed:\n"
          + "  git checkout -- Chapters/01-Greetings/Style.swift"
      ])
  }

  @Test("A backup that has the file is named before what git has")
  func backedUp() throws {
    let chapter = LearnersChapter([LearnersChapter.style: nil])
    let copy = Path("/course/.course/backups/a") / "Chapters/01-Greetings/Style.swift"
    chapter.course.files.put("mine", at: copy)
    let lost = LostParts(
      try chapter.course.chapter(), in: chapter.course.workspace, files: chapter.course.files)
    #expect(
      lost.remedy(for: "Chapters/01-Greetings/Style.swift").words
        == "Your editor or the trash may still have what you wrote. A backup has it too: swift run"
        + " course restore. As it was last committed:")
  }

  @Test("Marks that are gone are told by file, with what they look like and what needs them")
  func missingMarks() throws {
    let lost = try lost([
      LearnersChapter.presenter: "public struct Presenter {}\n", LearnersChapter.style: "\n",
    ])
    #expect(lost.files.isEmpty)
    #expect(lost.markers.map(\.step) == [1, 2, 3, 2])
    #expect(
      lost.notes == [
        "Chapters/01-Greetings/Presenter.swift has lost the marks of steps 1, 2 and 3"
          + " (\"// MARK: Step 1 · …\", \"// End of step 1\"). Checks work without them; reset and"
          + " solution by step do not.",
        "Chapters/01-Greetings/Style.swift has lost the marks of step 2"
          + " (\"// MARK: Step 2 · …\", \"// End of step 2\"). Checks work without them; reset and"
          + " solution by step do not.",
      ])
  }

  @Test("A chapter that cannot be compared lacks nothing that could be told")
  func unreadable() throws {
    let course = LearnersChapter().course
    course.files.take("/course/Solutions")
    let lost = LostParts(try course.chapter(), in: course.workspace, files: course.files)
    #expect(lost.notes.isEmpty)
  }
}
