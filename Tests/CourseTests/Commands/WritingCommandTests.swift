import Testing

@testable import CourseKit

@Suite("course stubs, reset and restore")
struct WritingCommandTests {
  private let course = SampleCourse()
  private let code: Path = "/course/Chapters/01-Greetings/Presenter.swift"
  private let copy: Path =
    "/course/.course/backups/2026-11-30T09.15.02/Chapters/01-Greetings/Presenter.swift"

  @Test("Stubs that are up to date are said to be so")
  func upToDate() {
    #expect(course.run("stubs") == .passed)
    #expect(course.console.output == "Every stub is what its solution derives.\n")
  }

  @Test("Stubs that differ are named, and nothing is written")
  func differing() {
    course.files.put("mine", at: code)
    #expect(course.run("stubs") == .failed)
    #expect(
      course.console.output == """
        Chapters/01-Greetings/Presenter.swift: differs from what the solution derives
        1 file differs. If the solution is right, run "swift run course stubs --write".

        """)
    #expect(course.files.log.isEmpty)
  }

  @Test("Written stubs leave a copy of what was there")
  func write() {
    course.files.put("mine", at: code)
    #expect(course.run("stubs", "--write") == .passed)
    #expect(
      course.console.output == """
        wrote Chapters/01-Greetings/Presenter.swift
        What was there before is in .course/backups/2026-11-30T09.15.02.
        1 file written.

        """)
    #expect(course.files.contents[code] == SampleCourse.stub)
    #expect(course.files.contents[copy] == "mine")
  }

  @Test("A chapter is reset only after its files were copied")
  func reset() {
    course.files.put("mine", at: code)
    #expect(course.run("reset", "1") == .passed)
    #expect(
      course.console.output == """
        Chapter 1 is as it was at the start:
          reset  Chapters/01-Greetings/Presenter.swift
        Your files are in .course/backups/2026-11-30T09.15.02.
        To have them back: swift run course restore 2026-11-30T09.15.02

        """)
    #expect(course.files.contents[code] == SampleCourse.stub)
    #expect(course.files.contents[copy] == "mine")
  }

  @Test("Without room for the copy nothing is reset")
  func resetWithoutRoom() {
    course.files.put("mine", at: code)
    course.files.refuseChanges("no space left on device") { $0.isInside("/course/.course") }
    #expect(course.run("reset", "1") == .broken)
    #expect(course.files.contents[code] == "mine")
  }

  @Test("One step is reset without the others")
  func resetStep() {
    let mine = SampleCourse.stub.replacing("let reader = \"none\"", with: "let reader = \"mine\"")
    course.files.put(mine.replacing("// Your turn: call the reader.", with: "call()"), at: code)
    #expect(course.run("reset", "1", "2") == .passed)
    #expect(course.files.contents[code] == mine)
  }

  @Test("What is as it was at the start needs no reset and no copy")
  func nothingToReset() {
    #expect(course.run("reset", "1") == .passed)
    #expect(
      course.console.output == "Chapter 1 is as it was at the start; nothing to reset.\n")
    #expect(course.files.log.isEmpty)
  }

  @Test("A backup is brought back, and what stood there is copied in turn")
  func restore() {
    course.files.put("mine", at: code)
    #expect(course.run("reset", "1") == .passed)
    let other = SampleCourse.sharing(course)
    #expect(other.run("restore", "2026-11-30T09.15.02") == .passed)
    #expect(
      other.console.output == """
        restored  Chapters/01-Greetings/Presenter.swift
        What was there before is in .course/backups/2026-11-30T09.15.02-2.

        """)
    #expect(course.files.contents[code] == "mine")
  }

  @Test("Backups are listed; without one the list says so")
  func listBackups() {
    #expect(course.run("restore") == .passed)
    #expect(course.console.output == "There is no backup yet; \"course reset\" makes one.\n")
  }

  @Test("A name that leads elsewhere is no backup", arguments: ["..", ".", "", "../../Chapters"])
  func elsewhere(name: String) {
    #expect(course.run("restore", name) == .usage)
    #expect(course.files.log.isEmpty)
  }
}
