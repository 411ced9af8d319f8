import Testing

@testable import CourseKit

@Suite("Starting afresh")
struct ResetTests {
  private let name = "2026-11-30T09.15.02"

  @Test("A chapter is as at the start: changed files are put back, added ones are moved away")
  func chapter() {
    let chapter = LearnersChapter.worked()
    let before = chapter.files
    let reset = chapter.run("reset", "1")
    #expect(reset.code == .passed)
    #expect(
      reset.output == """
        Chapter 1 is as it was at the start:
          reset  Chapters/01-Greetings/Presenter.swift
          removed  Chapters/01-Greetings/Mine/Added notes.swift
        Your files are in .course/backups/\(name).
        To have them back: swift run course restore \(name)

        """)
    #expect(chapter.files == LearnersChapter.start)
    #expect(chapter.backup(name) == before)
  }

  @Test("Files that the learner has deleted come back")
  func deleted() {
    let chapter = LearnersChapter([LearnersChapter.style: nil])
    #expect(chapter.run("reset", "1").code == .passed)
    #expect(chapter.files == LearnersChapter.start)
  }

  @Test("A chapter that is gone altogether comes back, and needs no copy")
  func gone() {
    let chapter = LearnersChapter([LearnersChapter.folder: nil])
    let reset = chapter.run("reset", "1")
    #expect(chapter.files == LearnersChapter.start)
    #expect(!reset.output.contains("Your files are in"))
    #expect(chapter.backups == [])
  }

  @Test(
    "A step is reset in its regions alone, in every file of the chapter",
    arguments: [
      ("1", ["let reader = \"mine\"": "let reader = \"none\""], ""),
      ("2", ["print(reader)": "// Your turn: call the reader."], LearnersChapter.styleStub),
    ])
  func step(number: String, changes: [String: String], style: String) {
    let own = LearnersChapter.styleStub.replacing(".\n", with: ".\nfunc mine() {}\n")
    let chapter = LearnersChapter([
      LearnersChapter.presenter: LearnersChapter.written, LearnersChapter.style: own,
      LearnersChapter.added: "let mine = 1\n",
    ])
    var expected = chapter.files
    for (mine, stub) in changes {
      expected[LearnersChapter.presenter] = LearnersChapter.written.replacing(mine, with: stub)
    }
    if !style.isEmpty { expected[LearnersChapter.style] = style }
    #expect(chapter.run("reset", "1", number).code == .passed)
    #expect(chapter.files == expected)
  }

  @Test("What is as at the start is not touched, and not copied", arguments: [["1"], ["1", "2"]])
  func nothing(words: [String]) {
    let chapter = LearnersChapter()
    #expect(Course.run(["reset"] + words, effects: chapter.course.effects) == .passed)
    #expect(chapter.course.console.output.hasSuffix("at the start; nothing to reset.\n"))
    #expect(chapter.course.files.log.isEmpty)
  }

  @Test("A step that is as at the start is not touched where others are written")
  func nothingOfStep() {
    let chapter = LearnersChapter.worked()
    #expect(
      chapter.run("reset", "1", "3").output
        == "Step 3 of chapter 1 is as it was at the start; nothing to reset.\n")
    #expect(chapter.course.files.log.isEmpty)
  }

  @Test(
    "A file without its markers cannot be reset by step, and is not touched",
    arguments: [
      "public struct Presenter {}\n",
      LearnersChapter.written.replacing("// End of step 1", with: ""),
      LearnersChapter.written.replacing("// MARK: Step 1", with: "// MARK: Step 2"),
      LearnersChapter.written.replacing("  // MARK: Step 1 · Keep the reader.\n", with: ""),
    ])
  func lostMarkers(text: String) {
    let chapter = LearnersChapter([LearnersChapter.presenter: text])
    let reset = chapter.run("reset", "1", "1")
    #expect(reset.code == .broken)
    #expect(
      reset.error == """
        Chapters/01-Greetings/Presenter.swift has lost the markers of step 1, so its
        region cannot be found.
        Reset the whole chapter (your files are copied first): swift run course reset 1

        """)
    #expect(chapter.course.files.log.isEmpty)
    #expect(chapter.run("reset", "1").code == .passed)
    #expect(chapter.files == LearnersChapter.start)
    #expect(chapter.backup(name)[LearnersChapter.presenter] == text)
  }

  @Test("Where one of a step's files lost its markers, the other is not touched either")
  func halfLost() {
    let chapter = LearnersChapter([
      LearnersChapter.presenter: LearnersChapter.written, LearnersChapter.style: "none\n",
    ])
    #expect(chapter.run("reset", "1", "2").code == .broken)
    #expect(chapter.course.files.log.isEmpty)
  }

  @Test("A file that was deleted is told as that, not as one without markers")
  func stepOfDeleted() {
    let chapter = LearnersChapter([LearnersChapter.style: nil])
    let reset = chapter.run("reset", "1", "2")
    #expect(reset.code == .broken)
    #expect(reset.error.hasPrefix("Chapters/01-Greetings/Style.swift is not there, so it has no"))
  }

  @Test("Two resets within a second keep two backups")
  func sameSecond() {
    let chapter = LearnersChapter.worked()
    _ = chapter.run("reset", "1")
    chapter.course.files.put("second", at: LearnersChapter.presenter)
    #expect(chapter.run("reset", "1").output.contains("course restore \(name)-2\n"))
    #expect(chapter.backups == [name, "\(name)-2"])
    #expect(chapter.backup(name)[LearnersChapter.presenter] == LearnersChapter.written)
    #expect(chapter.backup("\(name)-2")[LearnersChapter.presenter] == "second")
  }

  @Test(
    "A file whose lines end as on Windows keeps its ends when a step of it is reset",
    arguments: ["", "\u{FEFF}"])
  func windows(mark: String) {
    let windows = mark + LearnersChapter.written.replacing("\n", with: "\r\n")
    let chapter = LearnersChapter([LearnersChapter.presenter: windows])
    #expect(chapter.run("reset", "1", "1").code == .passed)
    let text = chapter.files[LearnersChapter.presenter]
    #expect(
      text.map { Array($0.utf8) }
        == Array(windows.replacing("\"mine\"", with: "\"none\"").utf8))
  }

  @Test("A chapter whose lines end as on Windows is as at the start")
  func windowsStart() {
    let chapter = LearnersChapter([
      LearnersChapter.presenter: SampleCourse.stub.replacing("\n", with: "\r\n")
    ])
    #expect(chapter.run("reset", "1").output.hasSuffix("nothing to reset.\n"))
  }

  @Test("A file that is no text is copied as it is, and put back")
  func damaged() throws {
    let chapter = LearnersChapter()
    chapter.course.files.put(bytes: [0xFF, 0x00, 0xC3], at: LearnersChapter.presenter)
    #expect(chapter.run("reset", "1", "1").code == .broken)
    #expect(chapter.run("reset", "1").code == .passed)
    #expect(chapter.files == LearnersChapter.start)
    let copy = Path("/course/.course/backups/\(name)/Chapters/01-Greetings/Presenter.swift")
    #expect(try chapter.course.files.read(copy) == [0xFF, 0x00, 0xC3])
  }

  @Test("A file that may not be read is not replaced, because it could not be copied")
  func unreadable() {
    let chapter = LearnersChapter.worked()
    let before = chapter.files
    chapter.course.files.makeUnreadable(LearnersChapter.presenter)
    let reset = chapter.run("reset", "1")
    #expect(reset.code == .broken)
    #expect(reset.error.contains("permission denied"))
    #expect(chapter.files == before)
  }

  @Test(
    "A chapter or a step that does not exist is named, and nothing is touched",
    arguments: [["7"], ["1", "9"], ["1", "x"], []])
  func unknown(words: [String]) {
    let chapter = LearnersChapter.worked()
    #expect(Course.run(["reset"] + words, effects: chapter.course.effects) == .usage)
    #expect(chapter.course.files.log.isEmpty)
  }
}
