import Testing

@testable import CourseKit

@Suite("The companion: saves")
struct CompanionSavesTests {
  private let watched = WatchedCourse()
  private let slow = WatchedCourse(polls: 8)
  private static let second: Path = "/course/Chapters/02-ClosureClocks/Notice.swift"

  @Test("At the start it shows where the learner is, and checks nothing")
  func start() throws {
    let looks = try watched.watch(.wait(3), .look)
    #expect(
      looks[0]
        == """
        Dependency injection in Swift
        ░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 3 steps, 0 of 1 ★

        ▸ 1 Greetings  not checked yet
            · Step 1 · Receive the reader                                not checked yet
            · Step 2 · Fail usefully                                     not checked yet
            · Step 3 ★ · Go further                                      not checked yet
        · 2 Closure clocks  not checked yet

        Start: step 1 · Receive the reader
          Chapters/01-Greetings/Presenter.swift:3

        Write it and save: every save of the chapter is checked. Press d to read what
        the step is about.

        h hint  n next  l list  r run again  d docs  q quit
        """)
    #expect(watched.course.processes.invocations.isEmpty)
  }

  @Test("A save in place is checked, and its verdict stands above the keys")
  func inPlace() throws {
    let looks = try watched.watch(
      watched.save("good 2, written in place"), watched.shows("checks pass"), .look)
    #expect(
      looks[0]
        == """
        Chapter 1 · Greetings  1 of 4 checks pass
          ✗ Step 1 · Receive the reader                               0 of 2 checks pass
          ✓ Step 2 · Fail usefully                                                passes
          ✗ Step 3 ★ · Go further                                     0 of 1 checks pass

        ✗ Step 1 · The presenter keeps its reader
          expected  a == 2
          came      1
          yours     Chapters/01-Greetings/Presenter.swift:4
          check     Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:9

          Judged: good 2, written in place.

        d reads step 1, h gives a hint

        Also not passing:
          ✗ 1 · The presenter asks its reader
          ✗ 3 · The presenter goes further

        h hint  n next  l list  r run again  d docs  q quit
        """)
    #expect(watched.course.processes.checkRuns.count == 1)
  }

  @Test("A save that renames a new file over the old one is one save", arguments: [1, 5, 20])
  func renames(polls: Int) throws {
    try watched.watch(
      watched.remove(), .wait(polls), watched.save("renamed"), watched.shows("Judged: renamed"),
      .wait(10))
    #expect(watched.course.processes.checkRuns.count == 1)
    #expect(!watched.transcript.contains("holds no Swift file"))
  }

  @Test("A save without a change is checked again")
  func touched() throws {
    try watched.watch(
      watched.save(SampleCourse.stub), watched.runs(1), .wait(10), watched.save(SampleCourse.stub),
      watched.runs(2), .wait(10))
    #expect(watched.course.processes.checkRuns.count == 2)
  }

  @Test("Several files that are saved together are checked together")
  func together() throws {
    let extra: Path = "/course/Chapters/01-Greetings/Zero.swift"
    try watched.watch(
      watched.save("one"), .wait(1), watched.save("two", at: extra), .wait(1),
      watched.shows("Judged: one, two."), .wait(10))
    #expect(watched.course.processes.checkRuns.count == 1)
  }

  @Test("A file that is added or taken away counts as a save")
  func addedAndRemoved() throws {
    let extra: Path = "/course/Chapters/01-Greetings/Zero.swift"
    try watched.watch(
      watched.save("one"), watched.shows("Judged: one."), watched.save("two", at: extra),
      watched.shows("Judged: one, two."), watched.remove(extra), watched.shows("Judged: one."))
  }

  @Test("What an editor keeps beside the code is no save")
  func swapFiles() throws {
    try watched.watch(
      watched.save("x", at: "/course/Chapters/01-Greetings/.Presenter.swift.swp"),
      watched.save("x", at: "/course/Chapters/01-Greetings/Presenter.swift~"),
      watched.save("x", at: "/course/Chapters/01-Greetings/4913"), .wait(10))
    #expect(watched.course.processes.invocations.isEmpty)
  }

  @Test("A save of another chapter leads there")
  func otherChapter() throws {
    let looks = try watched.watch(
      watched.save("good 1, over there", at: Self.second), watched.shows("Chapter 2"), .wait(10),
      .look, watched.save("back again"), watched.shows("Judged: back again."), .wait(10), .look)
    #expect(looks[0].hasPrefix("Chapter 2 · Closure clocks"))
    #expect(looks[1].hasPrefix("Chapter 1 · Greetings"))
    #expect(watched.course.processes.checkRuns.count == 2)
  }

  @Test("A save of another chapter during a run is checked after it")
  func otherChapterDuringRun() throws {
    try slow.watch(
      slow.save("first"), slow.runs(1), .wait(2), slow.save("good 1", at: Self.second),
      slow.shows("Chapter 2"), .wait(10))
    #expect(slow.course.processes.checkRuns.count == 2)
  }

  @Test("After a save during a run the newest code is judged, and the old verdict never shown")
  func duringRun() throws {
    try slow.watch(
      slow.save("old"), slow.runs(1), .wait(3), slow.save("new"), slow.shows("Judged: new."),
      .wait(10))
    #expect(slow.course.processes.checkRuns.count == 2)
    #expect(!slow.transcript.contains("Judged: old."))
  }

  @Test("Two saves during a run do not queue two runs")
  func twoDuringRun() throws {
    try slow.watch(
      slow.save("old"), slow.runs(1), .wait(2), slow.save("older"), .wait(2), slow.save("new"),
      slow.shows("Judged: new."), .wait(20))
    #expect(slow.course.processes.checkRuns.count == 2)
  }

  @Test("A long run is given up when its code is saved anew, a short one is not")
  func givesUp() throws {
    let long = WatchedCourse(polls: 400)
    try long.watch(
      long.save("old"), long.runs(1), .wait(12), long.save("new"), long.runs(2), .look)
    // A hundred seconds would have been the whole of the first run.
    #expect(long.course.clock.now < 10)
    try slow.watch(
      slow.save("old"), slow.runs(1), .wait(1), slow.save("new"), slow.shows("Judged: new."))
    #expect(slow.course.processes.checkRuns.count == 2)
  }

  @Test("A save that takes the code back during a run is checked as well")
  func backDuringRun() throws {
    try slow.watch(
      slow.save("one"), slow.runs(1), .wait(2), slow.save("two"), .wait(2), slow.save("one"),
      slow.shows("Judged: one."), .wait(20))
    #expect(slow.course.processes.checkRuns.count == 2)
  }

  @Test("While saves come in without end nothing stale is shown, and quitting is obeyed")
  func endlessSaves() throws {
    let saves = (0..<200).flatMap { [slow.save("save \($0)"), .wait(1)] }
    let keys = ScriptedKeys(saves + [.press("q"), .press("l")]) { "" }
    var companion = try Companion(
      session: Session(effects: slow.effects(keys), colourIsRefused: true))
    companion.run(keys)
    #expect(keys.left == 1)
    #expect(!slow.transcript.contains("Judged: save"))
  }

  @Test("When endless saves end, the last one is judged")
  func lastOfMany() throws {
    let saves = (0..<200).flatMap { [slow.save("save \($0)."), .wait(1)] }
    let keys = ScriptedKeys(saves + [slow.shows("Judged: save 199."), .wait(20)]) { "" }
    var companion = try Companion(
      session: Session(effects: slow.effects(keys), colourIsRefused: true))
    companion.run(keys)
    #expect(!keys.isStuck)
    #expect(!slow.transcript.contains("Judged: save 198."))
  }

  @Test("Code that was checked before and has changed since is checked at the start")
  func staleAtStart() throws {
    try watched.course.remember(SampleCheck.all.map { $0.result(.passed) })
    watched.course.files.put("changed", at: WatchedCourse.code)
    try watched.watch(watched.shows("Judged: changed."))
    watched.course.files.put("again", at: WatchedCourse.code)
    try watched.watch(watched.shows("Judged: again."))
  }

  @Test("Verdicts that are up to date are not asked for again")
  func freshAtStart() throws {
    watched.course.files.put(WatchedCourse.begun, at: WatchedCourse.code)
    try watched.course.remember([SampleCheck.keeps.failure("no")])
    let looks = try watched.watch(.wait(10), .look)
    #expect(looks[0].contains("✗ Step 1 · Receive the reader"))
    #expect(watched.course.processes.invocations.isEmpty)
  }
}
