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
    #expect(try backup.keep([code]) == folder)
    #expect(
      course.files.contents[folder / "Chapters/01-Greetings/Presenter.swift"] == SampleCourse.stub)
    #expect(course.files.contents[code] == SampleCourse.stub)
  }

  @Test("Bytes that are no text are copied as they are")
  func bytes() throws {
    course.files.put(bytes: [0xFF, 0x00, 0x0D, 0x0A], at: code)
    _ = try backup.keep([code])
    #expect(
      try course.files.read(folder / "Chapters/01-Greetings/Presenter.swift")
        == [0xFF, 0x00, 0x0D, 0x0A])
  }

  @Test("Nothing to copy makes no folder")
  func nothing() throws {
    #expect(try backup.keep([]) == nil)
    #expect(try backup.keep(["/course/none.swift", "/course/Chapters"]) == nil)
    #expect(!course.files.exists("/course/.course"))
    #expect(try backup.names() == [])
  }

  @Test("A second backup in the same second gets a folder of its own")
  func sameSecond() throws {
    let folders = try (1...3).map { _ in try backup.keep([code])?.name }
    #expect(
      folders == ["2026-11-30T09.15.02", "2026-11-30T09.15.02-2", "2026-11-30T09.15.02-3"])
  }

  @Test("A backup tells what it holds and where each file belongs")
  func files() throws {
    course.files.put("x", at: "/course/Chapters/01-Greetings/Deep/A b.swift")
    _ = try backup.keep([code, "/course/Chapters/01-Greetings/Deep/A b.swift"])
    let files = try backup.files(in: folder.name)
    #expect(files.map(\.original) == ["/course/Chapters/01-Greetings/Deep/A b.swift", code])
    #expect(files.allSatisfy { $0.copy.isInside(folder) })
  }

  @Test("A disk without room is a failure, and the original stays")
  func fullDisk() {
    course.files.refuseChanges("no space left on device") { $0.isInside("/course/.course") }
    let failure = #expect(throws: FileFailure.self) { try backup.keep([code]) }
    #expect(failure?.reason == "no space left on device")
    #expect(course.files.contents[code] == SampleCourse.stub)
  }
}
