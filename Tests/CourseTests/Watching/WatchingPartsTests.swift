import Testing

@testable import CourseKit

@Suite("Parts of the companion")
struct WatchingPartsTests {
  private func keys(_ moves: ScriptedKeys.Move...) -> ScriptedKeys {
    ScriptedKeys(moves) { "" }
  }

  @Test("Quitting is obeyed at once; of other keys the last one waits")
  func pressed() {
    let pressed = PressedKeys(keys(.press("h"), .wait(1), .press(.enter), .press("q")))
    #expect((0..<3).map { _ in pressed.hasQuit() } == [false, false, false])
    #expect(pressed.hasQuit())
    #expect(pressed.waiting == .enter)
  }

  @Test("A closed terminal counts as quitting")
  func pressedEnd() {
    #expect(PressedKeys(keys(.press(.end))).hasQuit())
  }

  @Test("A terminal that came back is no key to answer later")
  func pressedReturn() {
    let pressed = PressedKeys(keys(.press(.returned)))
    #expect(!pressed.hasQuit())
    #expect(pressed.waiting == nil)
  }

  private func snapshot(_ course: SampleCourse) throws -> Snapshot {
    Snapshot(of: try course.chapter(), in: course.workspace, files: course.files)
  }

  @Test("A snapshot changes with a file's size, time and presence, and with nothing else")
  func snapshots() throws {
    let course = SampleCourse()
    let first = try snapshot(course)
    #expect(try snapshot(course) == first)
    course.files.put("note", at: "/course/Chapters/01-Greetings/Note.md")
    course.files.put("other", at: "/course/Chapters/02-ClosureClocks/Notice.swift")
    #expect(try snapshot(course) == first)
    course.files.put(SampleCourse.stub, at: WatchedCourse.code)
    let touched = try snapshot(course)
    #expect(touched != first)
    course.files.put("x", at: "/course/Chapters/01-Greetings/Deep/New.swift")
    #expect(try snapshot(course) != touched)
    #expect(try !snapshot(course).isEmpty)
    course.files.take("/course/Chapters/01-Greetings/Deep")
    #expect(try snapshot(course) == touched)
  }

  @Test("A snapshot of no Swift file, or of no folder, is empty")
  func emptySnapshots() throws {
    let course = SampleCourse()
    course.files.take(WatchedCourse.code)
    #expect(try snapshot(course).isEmpty)
    course.files.take("/course/Chapters")
    #expect(try snapshot(course).isEmpty)
  }

  @Test("A line tells what is going on, second by second, and goes in the end")
  func ticker() {
    let course = SampleCourse(isTerminal: true)
    let ticker = Ticker(
      "Checking chapter 1", Session(effects: course.effects, colourIsRefused: true))
    for _ in 0..<60 {
      course.clock.advance(by: 0.1)
      ticker.tick()
    }
    ticker.clear()
    #expect(
      course.console.output.shown
        == [
          "Checking chapter 1 …", "Checking chapter 1 …", "Checking chapter 1 … 2 s",
          "Checking chapter 1 … 3 s", "Checking chapter 1 … 4 s",
          "Checking chapter 1 … 5 s (a first build takes longest)", "",
        ].map { "\r␛[K" + $0 }.joined())
  }

  @Test("Once the checks run, the line names the one that takes its time")
  func tickerOfChecks() {
    let course = SampleCourse(isTerminal: true)
    let ticker = Ticker(
      "Checking chapter 1", Session(effects: course.effects, colourIsRefused: true))
    let check = SampleCheck.keeps.check
    for now in [nil, check, check, nil] {
      course.clock.advance(by: 3)
      ticker.tick(now)
    }
    #expect(
      course.console.output.shown
        == [
          "Checking chapter 1 …", "Checking chapter 1 … 3 s",
          "Checking chapter 1 … 6 s: The presenter keeps its reader",
          "Checking chapter 1 … 9 s: The presenter keeps its reader",
          "Checking chapter 1 … 12 s",
        ].map { "\r␛[K" + $0 }.joined())
  }

  @Test("The line fits into the terminal, and leaves its last column free")
  func narrowTicker() {
    let course = SampleCourse(width: 20, isTerminal: true)
    let ticker = Ticker(
      "Checking chapter 1", Session(effects: course.effects, colourIsRefused: true))
    course.clock.advance(by: 7)
    ticker.tick()
    #expect(course.console.output.shown == "\r␛[KChecking chapter 1…\r␛[KChecking chapter 1…")
  }

  @Test("Nothing is told where nobody sees a terminal")
  func silentTicker() {
    let course = SampleCourse()
    let ticker = Ticker("Checking chapter 1", course.session)
    course.clock.advance(by: 7)
    ticker.tick()
    ticker.clear()
    #expect(course.console.output.isEmpty)
  }

  @Test("The clock stands still while the command does, and goes on where it was")
  func workingClock() {
    let time = ManualClock()
    let clock = WorkingClock { time.now }
    time.advance(by: 5)
    #expect(clock.seconds == 5)
    clock.stop()
    time.advance(by: 100)
    clock.stop()
    #expect(clock.seconds == 5)
    clock.goOn()
    clock.goOn()
    time.advance(by: 2)
    #expect(clock.seconds == 7)
  }

  @Test("A save elsewhere is found once, and changes in several chapters count as none")
  func saves() throws {
    let course = SampleCourse()
    let third = Chapter(number: 3, folder: "03-Factories", title: "Factories", steps: [])
    let (first, second) = (try course.chapter(), try course.chapter(2))
    var saves = Saves(of: [first, second, third], in: course.workspace, files: course.files)
    /// What as many looks as there are other chapters find.
    func found() -> [String] {
      (0..<2).compactMap { _ in saves.elsewhere(than: first)?.digits }
    }
    #expect(found() == [])
    course.files.put("x", at: "/course/Chapters/02-ClosureClocks/Notice.swift")
    #expect(found() == ["02"])
    #expect(found() == [])
    course.files.put("mine", at: WatchedCourse.code)
    #expect(found() == [])
    #expect(saves.hasChanged(first))
    course.files.put("y", at: "/course/Chapters/02-ClosureClocks/Notice.swift")
    course.files.put("y", at: "/course/Chapters/03-Factories/Desk.swift")
    #expect(found() == [])
    #expect(!saves.hasChanged(second))
    var alone = Saves(of: [first], in: course.workspace, files: course.files)
    #expect(alone.elsewhere(than: first) == nil)
  }
}
