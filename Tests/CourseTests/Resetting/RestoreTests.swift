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

  @Test("A restore names the files that differ, what it takes away and where that is kept")
  func told() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    chapter.course.files.put("later", at: LearnersChapter.folder / "Later.swift")
    #expect(
      chapter.run("restore", name).output == """
        restored  Chapters/01-Greetings/Mine/Added notes.swift
        restored  Chapters/01-Greetings/Presenter.swift
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

  @Test("The list tells of each backup what came after it and how far away it is")
  func list() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1", "1")
    _ = chapter.run("reset", "1")
    _ = chapter.run("restore", "\(name)-2")
    #expect(
      chapter.run("restore").output == """
        \(name)  before: reset 1 1
          1 file differs from what you have now
        \(name)-2  before: reset 1
          the same as your files now
        \(name)-3  before: restore \(name)-2
          2 files differ from what you have now

        Bring one back: swift run course restore \(name)-3

        """)
  }

  @Test("A backup that an older version made, without a note, is listed as well")
  func listWithoutNote() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    chapter.course.files.put("", at: Path("/course/.course/backups/\(name)/.complete"))
    #expect(chapter.run("restore").output.hasPrefix("\(name)\n  2 files differ from what"))
  }

  @Test("Where nothing differs, nothing is written, copied or forgotten")
  func same() throws {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    _ = chapter.run("restore", name)
    try chapter.course.remember([SampleCheck.keeps.result(.passed)])
    let before = chapter.course.files.contents
    let restore = chapter.run("restore", name)
    #expect(restore.code == .passed)
    #expect(restore.output == "Your files are the same as in \(name).\n")
    #expect(chapter.course.files.contents == before)
  }

  @Test("Only files that differ are written")
  func writesWhatDiffers() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    let before = chapter.course.files.log.count
    _ = chapter.run("restore", name)
    let written = chapter.course.files.log.dropFirst(before).filter {
      $0.hasPrefix("write \(LearnersChapter.folder)")
    }
    #expect(
      written == ["write \(LearnersChapter.added)", "write \(LearnersChapter.presenter)"])
  }

  @Test("What was known of a chapter is forgotten when its files come back")
  func forgets() throws {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    try chapter.course.remember([SampleCheck.keeps.result(.passed)])
    _ = chapter.run("restore", name)
    #expect(!chapter.course.progress.standing(of: try chapter.course.chapter()).wasChecked)
  }
}
