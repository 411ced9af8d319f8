import Testing

@testable import CourseKit

@Suite("Having files back")
struct RestoreTests {
  private let name = "2026-11-30T09.15.02"

  @Test(
    "After a reset and a restore everything is as before the reset",
    arguments: [["reset", "1"], ["reset", "1", "1"], ["stubs", "--write"]])
  func undoes(call: [String]) {
    let chapter = LearnersChapter([
      LearnersChapter.presenter: LearnersChapter.written, LearnersChapter.style: nil,
      LearnersChapter.added: "let mine = 1\n",
    ])
    let before = chapter.files
    #expect(Course.run(call, effects: chapter.course.effects) == .passed)
    #expect(chapter.files != before)
    #expect(chapter.run("restore", name).code == .passed)
    #expect(chapter.files == before)
  }

  @Test("A restore names what it brings back, what it takes away and where that is kept")
  func told() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    chapter.course.files.put("later", at: LearnersChapter.folder / "Later.swift")
    #expect(
      chapter.run("restore", name).output == """
        restored  Chapters/01-Greetings/Mine/Added notes.swift
        restored  Chapters/01-Greetings/Presenter.swift
        restored  Chapters/01-Greetings/Style.swift
        removed   Chapters/01-Greetings/Later.swift
        What was there before is in .course/backups/\(name)-2.

        """)
    #expect(
      chapter.backup("\(name)-2")
        == LearnersChapter.start.merging([LearnersChapter.folder / "Later.swift": "later"]) { $1 })
  }

  @Test("A restore can be undone by a restore")
  func undone() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    chapter.course.files.put("later", at: LearnersChapter.presenter)
    let before = chapter.files
    _ = chapter.run("restore", name)
    #expect(chapter.files != before)
    #expect(chapter.run("restore", "\(name)-2").code == .passed)
    #expect(chapter.files == before)
  }

  @Test("Bytes come back as they were")
  func bytes() throws {
    let chapter = LearnersChapter()
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x0D, 0x0A, 0x00]
    chapter.course.files.put(bytes: bytes, at: LearnersChapter.presenter)
    _ = chapter.run("reset", "1")
    #expect(chapter.run("restore", name).code == .passed)
    #expect(try chapter.course.files.read(LearnersChapter.presenter) == bytes)
  }

  @Test("A restore leaves other chapters alone")
  func otherChapters() {
    let chapter = LearnersChapter.worked()
    let other: Path = "/course/Chapters/02-ClosureClocks/Mine.swift"
    _ = chapter.run("reset", "1")
    chapter.course.files.put("mine", at: other)
    _ = chapter.run("restore", name)
    #expect(chapter.course.files.contents[other] == "mine")
  }

  @Test("A backup that does not exist is named, with the one that is meant")
  func unknown() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    let before = chapter.course.files.contents
    let restore = chapter.run("restore", "2026-11-30T09.15.03")
    #expect(restore.code == .usage)
    #expect(
      restore.error == """
        There is no backup "2026-11-30T09.15.03".
        Did you mean \(name)? "swift run course restore" lists them.

        """)
    #expect(chapter.course.files.contents == before)
  }

  @Test("The list names each backup's files, and the call that brings the newest back")
  func list() {
    let chapter = LearnersChapter([LearnersChapter.presenter: "mine"])
    _ = chapter.run("reset", "1")
    #expect(
      chapter.run("restore").output == """
        \(name)
          Chapters/01-Greetings/Presenter.swift
          Chapters/01-Greetings/Style.swift
        Bring one back: swift run course restore \(name)

        """)
  }
}
