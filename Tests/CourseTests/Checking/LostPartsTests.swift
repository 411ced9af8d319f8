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
      #expect(lost.files.isEmpty && lost.marks.isEmpty && lost.notes.isEmpty)
    }
  }

  @Test("A file that is gone is named with the command that brings it back")
  func missingFile() throws {
    let lost = try lost([LearnersChapter.style: nil])
    #expect(lost.files == ["Chapters/01-Greetings/Style.swift"])
    #expect(lost.marks.isEmpty)
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
    #expect(
      lost.notes == [
        "Chapters/01-Greetings/Presenter.swift has lost the marks \"// MARK: Step 1 · …\","
          + " \"// End of step 1\" and 4 more. Checks work without; reset and solution by step do"
          + " not.",
        "Chapters/01-Greetings/Style.swift has lost the marks \"// MARK: Step 2b · …\" and"
          + " \"// End of step 2b\". Checks work without; reset and solution by step do not.",
      ])
  }

  @Test("One mark that is gone is named, though the steps around it cannot be told apart")
  func oneMark() throws {
    let text = SampleCourse.stub.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("// MARK: Step 2") }.joined(separator: "\n")
    #expect(
      try lost([LearnersChapter.presenter: text]).notes == [
        "Chapters/01-Greetings/Presenter.swift has lost the mark \"// MARK: Step 2 · …\"."
          + " Checks work without; reset and solution by step do not."
      ])
  }

  @Test("Marks that are all there and in disorder are told as that")
  func disorder() throws {
    let text = SampleCourse.stub.replacing("// MARK: Step 1 ", with: "// MARK: Step X ")
      .replacing("// End of step 1", with: "// MARK: Step 1 · again")
      .replacing("// MARK: Step X ", with: "// End of step 1\n// MARK: Step 1 ")
    #expect(
      try lost([LearnersChapter.presenter: text]).notes == [
        "Chapters/01-Greetings/Presenter.swift no longer has the marks of its steps in order."
          + " Checks work without; reset and solution by step do not."
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
