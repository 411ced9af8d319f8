import Testing

@testable import CourseKit

@Suite("The companion: trouble")
struct CompanionTroubleTests {
  private let watched = WatchedCourse()
  private let slow = WatchedCourse(polls: 40)

  @Test("Code that does not compile is told with its line, and watching goes on")
  func notCompiled() throws {
    let looks = try watched.watch(
      watched.save("broken"), watched.shows("does not compile"), .look, watched.save("whole"),
      watched.shows("Judged: whole."))
    #expect(looks[0].contains("Chapters/01-Greetings/Presenter.swift:2"))
    #expect(looks[0].contains("cannot find 'x' in scope"))
    #expect(looks[0].hasSuffix("q quit"))
  }

  @Test("A chapter that is gone is told, and checked when it is back")
  func chapterIsGone() throws {
    let looks = try watched.watch(
      watched.remove("/course/Chapters/01-Greetings"), watched.shows("There is no folder"), .look,
      .press("l"), watched.shows("1 Greetings"), watched.save("back"),
      watched.shows("Judged: back."))
    #expect(
      looks[0]
        == """
        There is no folder Chapters/01-Greetings.
        Your editor or the trash may still have what you wrote. As it was last
        committed:
        git checkout -- Chapters/01-Greetings

        h hint  n next  l list  r run again  d docs  q quit
        """)
  }

  @Test("While the chapter's folder is gone, quitting is obeyed")
  func quitsWithoutChapter() throws {
    try watched.watch(
      watched.remove("/course/Chapters/01-Greetings"), .wait(3), .press("q"), .press("l"), left: 1)
  }

  @Test("Without a toolchain the message says what to do, and watching goes on")
  func noToolchain() throws {
    let swift: Path = "/opt/swift/bin/swift"
    let looks = try watched.watch(
      watched.remove(swift), watched.save("one"), watched.shows("No Swift toolchain"), .look,
      watched.save("the toolchain", at: swift), watched.save("two"),
      watched.shows("Judged: two."))
    #expect(looks[0].contains("Install Swift 6.2 or later"))
    #expect(looks[0].hasSuffix("q quit"))
  }

  @Test("A build that fails for another reason shows what it said")
  func otherFailure() throws {
    var watched = watched
    watched.course.processes = ScriptedProcessRunner { _, _, _ in
      ProcessOutcome(end: .exited(1), output: "error: the manifest is odd\n")
    }
    let looks = try watched.watch(watched.save("one"), watched.shows("is odd"), .look)
    #expect(looks[0].contains("remove the .build folder"))
  }

  @Test("A code file that may not be read is told, and checked when it may be")
  func unreadable() throws {
    let files = watched.course.files
    let looks = try watched.watch(
      .act { files.makeUnreadable(WatchedCourse.code) }, watched.save("one"),
      watched.shows("permission denied"), .look, .act { files.makeReadable(WatchedCourse.code) },
      watched.save("two"), watched.shows("Judged: two."))
    #expect(
      looks[0].hasPrefix(
        "Could not read /course/Chapters/01-Greetings/Presenter.swift: permission denied."))
  }

  @Test("Verdicts that cannot be kept are shown all the same")
  func verdictsAreNotKept() throws {
    watched.course.files.refuseChanges("no space left on device") {
      $0.isInside("/course/.build/course/verdicts")
    }
    try watched.watch(watched.save("one"), watched.shows("Judged: one."))
  }

  @Test("A disk without room for a build is told")
  func noRoom() throws {
    watched.course.files.refuseChanges("no space left on device") { $0.isInside("/course/.build") }
    let looks = try watched.watch(
      watched.save("one"), watched.shows("left on device"), .look)
    #expect(looks[0].contains("Could not make the folder /course/.build/course"))
    #expect(looks[0].hasSuffix("q quit"))
  }

  @Test("A page or a sheet of hints that is gone is told, and watching goes on")
  func noPage() throws {
    let looks = try watched.watch(
      watched.remove("/course/docs"), .press("d"), .wait(1), .look, .press("h"), .wait(1), .look,
      watched.save("one"), watched.shows("Judged: one."))
    #expect(
      looks[0].hasPrefix("Could not read /course/docs/01-greetings.md: there is no such file"))
    #expect(
      looks[1].hasPrefix("Could not read /course/docs/hints/01-greetings.md: there is no such file")
    )
  }

  @Test("A reference that is gone is told")
  func noReference() throws {
    let looks = try watched.watch(
      watched.save("good 1, good 2, good 3"), watched.shows("is done"),
      watched.remove("/course/Solutions/01-Greetings"), .press("s"), .wait(1), .look)
    #expect(looks[0].contains("Solutions/01-Greetings"))
    #expect(looks[0].hasSuffix("q quit"))
  }

  @Test("Messages fit into a narrow terminal")
  func narrowMessage() throws {
    let watched = WatchedCourse(columns: 40)
    let looks = try watched.watch(
      watched.remove("/course/docs/hints"), .press("h"), .wait(1), .look)
    // A path is never cut, so that it can be copied.
    #expect(looks[0].split(separator: "\n").filter { $0.count > 40 && !$0.contains("/") } == [])
  }

  @Test("Quitting during a run stops the run at once")
  func quitsInRun() throws {
    try slow.watch(
      slow.save("one"), slow.runs(1), .wait(2), .press("q"), .press("l"), left: 1)
    #expect(slow.course.clock.now < 2)
    #expect(!slow.transcript.contains("Judged"))
  }

  @Test("A terminal that is closed ends the companion wherever it is")
  func closed() throws {
    try slow.watch(.press(.end), .press("l"), left: 1)
    try slow.watch(slow.save("one"), slow.runs(1), .press(.end), .press("l"), left: 1)
    #expect(slow.course.clock.now < 2)
    try slow.watch(slow.remove(), .wait(3), .press(.end), .press("l"), left: 1)
  }

  @Test("A terminal that is closed closes the page and the companion")
  func closedOnPage() throws {
    let keys = ScriptedKeys([.press("d"), .wait(1)]) { "" }
    var companion = try Companion(
      session: Session(effects: watched.effects(keys), colourIsRefused: true))
    companion.run(keys)
    #expect(!watched.terminal.isFullScreen)
  }

  @Test("Of other keys the last one waits for the verdict")
  func keysInRun() throws {
    let looks = try slow.watch(
      slow.save("one"), slow.runs(1), .press("h"), .press("l"), .press("h"), .wait(60), .look)
    let transcript = slow.transcript
    let verdict = try #require(transcript.firstRange(of: "Judged: one."))
    let hint = try #require(transcript.firstRange(of: "Who makes the reader?"))
    #expect(verdict.upperBound < hint.lowerBound)
    #expect(!transcript.contains("1 Greetings  0 of 2 steps pass\n"))
    #expect(looks[0].contains("Who makes the reader?") && !looks[0].contains("first reader"))
  }

  @Test("Keys that are pressed while an editor writes wait as well")
  func keysWhileSettling() throws {
    let looks = try watched.watch(
      watched.remove(), .wait(2), .press("l"), watched.save("one"), watched.runs(1), .wait(3),
      .look)
    #expect(looks[0].hasPrefix("1 Greetings  0 of 2 steps pass\n"))
  }

  @Test("Quitting behind a key that waits is obeyed at once")
  func quitsBehindKey() throws {
    try slow.watch(
      slow.save("one"), slow.runs(1), .press("h"), .press("q"), .press("l"), left: 1)
    #expect(slow.course.clock.now < 2)
  }
}
