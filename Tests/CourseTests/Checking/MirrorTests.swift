import Testing

@testable import CourseKit

@Suite("Copies that are built")
struct MirrorTests {
  private let course = SampleCourse()
  private let copied: Path = "/course/.build/course/subject/01-Greetings/Presenter.swift"
  private let original: Path = "/course/Chapters/01-Greetings/Presenter.swift"

  private func copy() throws {
    try course.runner.mirror.copy("/course/Chapters/01-Greetings", as: "01-Greetings")
  }

  @Test("The Swift files are copied, with their folders, and nothing else")
  func copies() throws {
    course.files.put("deep", at: "/course/Chapters/01-Greetings/Deep/A b.swift")
    course.files.put("notes", at: "/course/Chapters/01-Greetings/notes.txt")
    course.files.put("hidden", at: "/course/Chapters/01-Greetings/.#Presenter.swift")
    try copy()
    let folder: Path = "/course/.build/course/subject"
    #expect(
      course.files.contents.filter { $0.key.isInside(folder) } == [
        copied: SampleCourse.stub, folder / "01-Greetings/Deep/A b.swift": "deep",
      ])
  }

  @Test("What is there already is left alone, so that nothing is compiled again")
  func unchanged() throws {
    try copy()
    let log = course.files.log
    try copy()
    #expect(course.files.log == log)
  }

  @Test("A file that is gone from the chapter goes from the copy")
  func stray() throws {
    try copy()
    course.files.put("new", at: "/course/Chapters/01-Greetings/New.swift")
    course.files.take(original)
    try copy()
    #expect(!course.files.exists(copied))
    #expect(course.files.exists(copied.parent / "New.swift"))
  }

  @Test("Two changes within a second get modification times in different seconds")
  func times() throws {
    course.clock.advance(by: 100)
    var seconds: [Int] = []
    for text in ["a", "b", "c"] {
      course.files.put(text, at: original)
      try copy()
      seconds.append((course.files.entry(at: copied)?.modified ?? 0) / 1_000_000_000)
    }
    #expect(seconds == [100, 101, 102])
  }

  @Test("A chapter that cannot be read is a failure")
  func unreadable() {
    course.files.makeUnreadable(original)
    #expect(throws: FileFailure(.read, original, reason: "permission denied")) { try copy() }
  }
}
