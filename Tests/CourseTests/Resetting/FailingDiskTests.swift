import Testing

@testable import CourseKit

/// Each test lets one change of the disk fail, then the next, until none is left that could.
@Suite("A disk that is full, read-only or gone halfway")
struct FailingDiskTests {
  static let calls = [["reset", "1"], ["reset", "1", "1"], ["stubs", "--write"]]

  /// Runs the call once for each of its changes, and lets that one fail.
  private func eachChange(
    _ call: [String], andAllAfter: Bool, prepared: (LearnersChapter) -> Void = { _ in },
    check: (LearnersChapter, _ before: [Path: String], _ error: String) -> Void
  ) {
    for number in 1...100 {
      let chapter = LearnersChapter.worked()
      prepared(chapter)
      let before = chapter.files
      let hasFailed = chapter.refuse(number, andAllAfter: andAllAfter)
      let console = SampleCourse.sharing(chapter.course)
      let code = Course.run(call, effects: console.effects)
      guard hasFailed() else {
        #expect(code == .passed)
        #expect(number > 4, "The call changed next to nothing.")
        return
      }
      check(chapter, before, console.console.error.replacing("\n", with: " "))
    }
    Issue.record("The call never came to an end.")
  }

  @Test(
    "Wherever a write fails, the learner's files are in place or in a complete backup",
    arguments: calls, [true, false])
  func nothingIsLost(call: [String], andAllAfter: Bool) {
    eachChange(call, andAllAfter: andAllAfter) { chapter, before, _ in
      #expect(chapter.keeps(before))
    }
  }

  @Test(
    "A failure is told with its cause, and names the backup where there is one",
    arguments: calls)
  func told(call: [String]) {
    eachChange(call, andAllAfter: true) { chapter, before, error in
      #expect(error.contains("no space left"))
      #expect(error.contains("all kept in .course/backups/") == !chapter.backups.isEmpty)
      let replaced = before.keys.filter { chapter.files[$0] != before[$0] }
        .map { $0.relative(to: chapter.course.workspace.root) }
      #expect(error.contains("swift run course restore") == !replaced.isEmpty)
      #expect(
        error.contains("None of your files was replaced.")
          == (replaced.isEmpty && !chapter.backups.isEmpty))
      for path in replaced { #expect(error.contains(path)) }
      #expect(chapter.backups.isEmpty == (chapter.files == before) || chapter.backups.count == 1)
    }
  }

  @Test(
    "After a failure the call can be repeated when there is room again, and undone",
    arguments: [["reset", "1"], ["reset", "1", "1"]])
  func repeated(call: [String]) {
    eachChange(call, andAllAfter: true) { chapter, before, _ in
      chapter.mend()
      #expect(Course.run(call, effects: chapter.course.effects) == .passed)
      let oldest = chapter.backups.first ?? ""
      #expect(chapter.run("restore", oldest).code == .passed)
      #expect(chapter.files == before)
    }
  }

  @Test("What a failed copy leaves behind is no backup")
  func unfinished() {
    let chapter = LearnersChapter.worked()
    let hasFailed = chapter.refuse(4, andAllAfter: true)
    #expect(chapter.run("reset", "1").code == .broken)
    #expect(hasFailed())
    #expect(chapter.course.files.contents.keys.contains { $0.isInside("/course/.course/backups") })
    #expect(chapter.run("restore").output.hasPrefix("There is no backup yet;"))
    #expect(chapter.run("restore", "2026-11-30T09.15.02").code == .usage)
  }

  @Test("A copy that fails once takes its remains away")
  func cleansUp() {
    let chapter = LearnersChapter.worked()
    _ = chapter.refuse(4, andAllAfter: false)
    #expect(chapter.run("reset", "1").code == .broken)
    #expect(!chapter.course.files.exists("/course/.course/backups/2026-11-30T09.15.02"))
  }

  @Test("Wherever a write fails during a restore, both states are kept", arguments: [true, false])
  func restore(andAllAfter: Bool) {
    let name = "2026-11-30T09.15.02"
    var first: [Path: String] = [:]
    let prepared = { (chapter: LearnersChapter) in
      first = chapter.files
      _ = chapter.run("reset", "1")
      chapter.course.files.put("later work", at: LearnersChapter.presenter)
      chapter.course.files.put("later file", at: LearnersChapter.folder / "Later.swift")
    }
    eachChange(["restore", name], andAllAfter: andAllAfter, prepared: prepared) {
      chapter, before, error in
      #expect(chapter.keeps(before))
      #expect(chapter.backup(name) == first)
      #expect(error.contains("no space left"))
    }
  }

  @Test("A read-only workspace is told, and stays as it is", arguments: calls)
  func readOnly(call: [String]) {
    let chapter = LearnersChapter.worked()
    let before = chapter.course.files.contents
    chapter.course.files.refuseChanges("read-only file system")
    #expect(Course.run(call, effects: chapter.course.effects) == .broken)
    #expect(chapter.course.console.error.contains("read-only file system"))
    #expect(chapter.course.files.contents == before)
  }
}
