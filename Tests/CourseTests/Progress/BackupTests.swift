import Testing

@testable import CourseKit

@Suite("Backups")
struct BackupTests {
  private let course = SampleCourse()
  private let code: Path = "/course/Chapters/01-Greetings/Presenter.swift"
  private let folder: Path = "/course/.course/backups/2026-11-30T09.15.02"

  private var backup: Backup { Backup(workspace: course.workspace, effects: course.effects) }

  @Test("Files are copied below a folder that is named for the moment")
  func keeps() throws {
    #expect(try backup.keep([code], before: "reset 1") == folder)
    #expect(
      course.files.contents[folder / "Chapters/01-Greetings/Presenter.swift"] == SampleCourse.stub)
    #expect(course.files.contents[code] == SampleCourse.stub)
  }

  @Test("Bytes that are no text are copied as they are")
  func bytes() throws {
    course.files.put(bytes: [0xFF, 0x00, 0x0D, 0x0A], at: code)
    _ = try backup.keep([code], before: "reset 1")
    #expect(
      try course.files.read(folder / "Chapters/01-Greetings/Presenter.swift")
        == [0xFF, 0x00, 0x0D, 0x0A])
  }

  @Test("Nothing to copy makes no folder")
  func nothing() throws {
    #expect(try backup.keep([], before: "reset 1") == nil)
    #expect(try backup.keep(["/course/none.swift", "/course/Chapters"], before: "reset 1") == nil)
    #expect(!course.files.exists("/course/.course"))
    #expect(try backup.names() == [])
  }

  @Test("A second backup in the same second gets a folder of its own")
  func sameSecond() throws {
    let folders = try (1...3).map { _ in try backup.keep([code], before: "reset 1")?.name }
    #expect(
      folders == ["2026-11-30T09.15.02", "2026-11-30T09.15.02-2", "2026-11-30T09.15.02-3"])
  }

  @Test("A backup tells what it holds and where each file belongs")
  func files() throws {
    course.files.put("x", at: "/course/Chapters/01-Greetings/Deep/A b.swift")
    _ = try backup.keep([code, "/course/Chapters/01-Greetings/Deep/A b.swift"], before: "reset 1")
    let files = try backup.files(in: folder.name)
    #expect(files.map(\.original) == ["/course/Chapters/01-Greetings/Deep/A b.swift", code])
    #expect(files.allSatisfy { $0.copy.isInside(folder) })
  }

  @Test("What a backup was made before is noted beside its files, and is none of them")
  func note() throws {
    _ = try backup.keep([code], before: "reset 1 2")
    #expect(backup.note(of: folder.name) == "before: reset 1 2")
    #expect(try backup.files(in: folder.name).map(\.original) == [code])
  }

  @Test("A backup without a note is a backup", arguments: ["", "\n", "  \n\n"])
  func noNote(text: String) throws {
    _ = try backup.keep([code], before: "reset 1")
    course.files.put(text, at: folder / ".complete")
    #expect(backup.note(of: folder.name) == "")
    #expect(try backup.names() == [folder.name])
  }

  @Test("Bringing a backup back changes what differs, brings what is gone and removes what is new")
  func restoration() throws {
    let other: Path = "/course/Chapters/01-Greetings/Other.swift"
    let gone: Path = "/course/Chapters/01-Greetings/Gone.swift"
    let new: Path = "/course/Chapters/01-Greetings/New.swift"
    course.files.put("other", at: other)
    course.files.put("gone", at: gone)
    _ = try backup.keep([code, other, gone], before: "reset 1")
    #expect(try backup.restoration(of: folder.name).count == 0)
    course.files.put("changed", at: code)
    course.files.take(gone)
    course.files.put("new", at: new)
    let restoration = try backup.restoration(of: folder.name)
    #expect(restoration.changed.map(\.original) == [gone, code])
    #expect(restoration.strays == [new])
    #expect(restoration.count == 3)
    #expect(Set(restoration.all) == [code, other, gone, new])
    #expect(restoration.touches("/course/Chapters/01-Greetings"))
    #expect(!restoration.touches("/course/Chapters/02-ClosureClocks"))
  }

  @Test("A disk without room is a failure, and the original stays")
  func fullDisk() {
    course.files.refuseChanges("no space left on device") { $0.isInside("/course/.course") }
    let failure = #expect(throws: FileFailure.self) { try backup.keep([code], before: "reset 1") }
    #expect(failure?.reason == "no space left on device")
    #expect(course.files.contents[code] == SampleCourse.stub)
  }
}
