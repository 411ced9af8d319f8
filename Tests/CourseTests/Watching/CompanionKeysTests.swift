import Testing

@testable import CourseKit

@Suite("The companion: keys")
struct CompanionKeysTests {
  private let watched = WatchedCourse()
  private let footer = "h hint  n next  l list  r run again  d docs  q quit"
  private let laterFooter = "h hint  n next  p previous  l list  r run again  d docs  q quit"

  @Test("q ends it")
  func quit() throws {
    try watched.watch(.press("q"), .press("l"), left: 1)
  }

  @Test("A key without a meaning changes nothing", arguments: ["x", "Q", "é", "漢"])
  func unknown(key: Character) throws {
    let looks = try watched.watch(.look, .press(.character(key)), .wait(2), .look)
    #expect(looks[0] == looks[1])
    #expect(watched.terminal.memory.allSatisfy { $0.isEmpty })
  }

  @Test(
    "Other keys of the keyboard change nothing",
    arguments: [.enter, .escape, .up, .down, .pageUp, .pageDown] as [Key])
  func special(key: Key) throws {
    let looks = try watched.watch(.look, .press(key), .wait(2), .look)
    #expect(looks[0] == looks[1])
  }

  @Test("h shows one more hint each time, up to the last")
  func hints() throws {
    let looks = try watched.watch(
      .press("h"), .wait(1), .look, .press("h"), .wait(1), .look, .press("h"), .wait(1), .look,
      .press("h"), .wait(1), .look)
    #expect(
      looks[0] == """
        Step 1 · Receive the reader

        1  Who makes the reader?

        2 more: press h

        \(footer)
        """)
    #expect(looks[1].contains("2  Let the initializer take it.\n\n1 more: press h\n"))
    #expect(looks[2].contains("3  Nearly there: `init(reader:)`.\n"))
    #expect(looks[2].contains("\nThat was the last hint; d shows the page.\n"))
    #expect(looks[3] == looks[2])
  }

  @Test("h is about the first step that does not pass")
  func hintOfStep() throws {
    let looks = try watched.watch(
      watched.save("good 1"), watched.shows("checks pass"), .press("h"), .wait(1), .look)
    #expect(looks[0].hasPrefix("Step 2 · Fail usefully\n\n1  Who should hear of the error?"))
  }

  @Test("h has nothing to say where every step passes")
  func noHint() throws {
    let looks = try watched.watch(
      watched.save("good 1, good 2, good 3"), watched.shows("is done"), .press("h"), .wait(1),
      .look)
    #expect(
      looks[0].hasPrefix("Every step of chapter 1 passes; there is nothing to hint at.\n\nh hint"))
  }

  @Test("l lists all chapters by their last verdicts")
  func list() throws {
    let looks = try watched.watch(
      watched.save("good 1"), watched.shows("checks pass"), .press("l"), .wait(1), .look)
    #expect(
      looks[0] == """
        1 Greetings  1 of 2 steps pass
          ✓ Step 1 · Receive the reader                                           passes
          ✗ Step 2 · Fail usefully                                    0 of 1 checks pass
          ✗ Step 3 ★ · Go further                                     0 of 1 checks pass
        2 Closure clocks  not checked yet
          · Step 1 · Inject the time                                     not checked yet

        \(footer)
        """)
  }

  @Test("A list that is longer than the screen is shown page by page")
  func longList() throws {
    let watched = WatchedCourse(rows: 6)
    let looks = try watched.watch(
      .press("l"), .wait(1), .look, .press("q"), .wait(1), .look, .press("q"))
    #expect(looks[0].hasPrefix("1 Greetings  not checked yet\n"))
    #expect(looks[0].hasSuffix("\n5 of 6  space on  b back  q close"))
    #expect(looks[1].hasSuffix("q quit"))
  }

  @Test("r checks again, also what has not changed")
  func runAgain() throws {
    try watched.watch(
      watched.save("one"), watched.runs(1), .wait(5), .press("r"), watched.runs(2), .wait(5))
    #expect(watched.course.processes.checkRuns.count == 2)
  }

  @Test("s before every step passes says when the reference is shown")
  func earlyReference() throws {
    let looks = try watched.watch(.press("s"), .wait(1), .look)
    #expect(
      looks[0] == """
        The reference is shown here once every step passes. To see it all the same:
        swift run course solution 1 1

        \(footer)
        """)
  }

  @Test("d shows the page at the step that is open, and what was there before comes back")
  func pageAtStep() throws {
    let watched = WatchedCourse(rows: 12)
    let looks = try watched.watch(
      watched.save("good 1"), watched.shows("Step 2"), .wait(3), .look, .press("d"), .wait(1),
      .look,
      .press("g"), .wait(1), .look, .press("q"), .wait(1), .look, .press("q"))
    #expect(looks[1].contains("Step 2 · Fail usefully\n"))
    #expect(!looks[1].contains("1 · Greetings\n"))
    #expect(looks[2].hasPrefix("1 · Greetings\n"))
    #expect(looks[3] == looks[0])
  }

  @Test("Before anything was checked d shows the page from its top")
  func page() throws {
    let looks = try watched.watch(
      .look, .press("d"), .wait(1), .look, .press("q"), .wait(1), .look, .press("q"))
    #expect(looks[1].hasPrefix("1 · Greetings\n"))
    #expect(looks[1].contains("Write it in Presenter.swift."))
    #expect(looks[2] == looks[0])
    #expect(!watched.terminal.isFullScreen)
  }

  @Test("d shows the whole page where every step passes")
  func wholePage() throws {
    let looks = try watched.watch(
      watched.save("good 1, good 2, good 3"), watched.shows("is done"), .press("d"), .wait(1),
      .look, .press("q"))
    #expect(looks[0].hasPrefix("1 · Greetings\n"))
  }

  @Test("A save while a page is open is checked when it is closed")
  func saveOnPage() throws {
    try watched.watch(
      .press("d"), .wait(1), watched.save("one"), .wait(5), .press("q"),
      watched.shows("Judged: one."))
    #expect(watched.course.processes.checkRuns.count == 1)
  }

  @Test("A finished chapter shows what was learned, the reference and the way on")
  func done() throws {
    watched.course.files.put(
      SampleCourse.page.replacing(
        "## Step 2", with: "## Outcomes\n\nYou can\n\n- hand in a reader.\n\n## Step 2"),
      at: "/course/docs/01-greetings.md")
    let looks = try watched.watch(
      watched.save("good 1, good 2, good 3"), watched.shows("is done"), .look)
    #expect(
      looks[0] == """
        Chapter 1 · Greetings  4 of 4 checks pass
          ✓ Step 1 · Receive the reader                                           passes
          ✓ Step 2 · Fail usefully                                                passes
          ✓ Step 3 ★ · Go further                                                 passes

        ✓ Chapter 1 · Greetings is done.

        You can

        • hand in a reader.

          s  the reference beside yours
          d  the page, with questions at its end
          n  on to chapter 2 · Closure clocks

        h hint  n next  l list  r run again  d docs  s solution  q quit
        """)
  }

  @Test("s shows the reference beside the learner's own once the chapter is finished")
  func reference() throws {
    let looks = try watched.watch(
      .press("s"), .wait(1), watched.save("good 1, good 2, good 3"), watched.shows("is done"),
      .press("s"), .wait(1), .look, .press("q"), .wait(1), .look, .press("q"))
    #expect(looks[0].hasPrefix("- yours  + reference\n"))
    #expect(looks[0].contains("- good 1, good 2, good 3\n"))
    #expect(looks[1].hasSuffix("q quit"))
  }

  @Test("n goes on from a finished chapter at once")
  func nextOfFinished() throws {
    let looks = try watched.watch(
      watched.save("good 1, good 2, good 3"), watched.shows("is done"), .press("n"), .wait(1),
      .look,
      watched.save("new", at: "/course/Chapters/02-ClosureClocks/Notice.swift"),
      watched.shows("Judged: new."))
    #expect(looks[0].contains("▸ 2 Closure clocks"))
    #expect(
      watched.course.processes.checkRuns.map { $0.environment["COURSE_CHAPTER"] } == ["01", "02"])
  }

  @Test("p goes back to the chapter before, and the first has none before it")
  func previous() throws {
    let looks = try watched.watch(
      .look, .press("n"), .press("n"), .wait(1), .look, .press("p"), .wait(1), .look, .press("p"),
      .wait(1), .look)
    #expect(looks[0].contains("▸ 1 Greetings"))
    #expect(looks[1].contains("▸ 2 Closure clocks"))
    #expect(looks[1].hasSuffix(laterFooter))
    #expect(looks[2] == looks[0])
    #expect(looks[3].hasPrefix("Chapter 1 is the first one; there is none before it.\n"))
  }

  @Test("n asks once more in a chapter that is not finished")
  func nextOfOpen() throws {
    let looks = try watched.watch(
      .press("n"), .wait(1), .look, .press("n"), .wait(1), .look)
    #expect(
      looks[0] == """
        Step 1 of chapter 1 does not pass yet. Press n again to go on to chapter 2 ·
        Closure clocks all the same.

        \(footer)
        """)
    #expect(looks[1].contains("▸ 2 Closure clocks"))
  }

  @Test("Any other answer takes the question back", arguments: ["h", "l", "r"])
  func staysAfterAll(key: Character) throws {
    let looks = try watched.watch(
      .press("n"), .press(.character(key)), .wait(1), .press("n"), .wait(1), .look)
    #expect(looks[0].hasPrefix("Step 1 of chapter 1 does not pass yet."))
  }

  @Test("The last chapter says that it is the last, and what is open in it")
  func lastChapter() throws {
    let looks = try watched.watch(
      .press("n"), .press("n"), .wait(1), .press("n"), .wait(1), .look,
      watched.save("good 1", at: "/course/Chapters/02-ClosureClocks/Notice.swift"),
      watched.shows("is done"), .look, .press("n"), .wait(1), .look)
    #expect(
      looks[0] == """
        Chapter 2 is the last one.

        Start: step 1 · Inject the time
          Chapters/02-ClosureClocks

        Write it and save: every save of the chapter is checked. Press d to read what
        the step is about.

        \(laterFooter)
        """)
    #expect(looks[1].contains("That was the last chapter."))
    #expect(looks[2].hasPrefix("Chapter 2 is the last one.\n\nh hint"))
  }

  @Test("course starts it on a terminal, and only there")
  func command() {
    let keys = ScriptedKeys([.wait(1), .look, .press("q")]) { watched.terminal.visible }
    #expect(Course.run(["--no-color"], effects: watched.effects(keys)) == .passed)
    #expect(keys.looks.first?.hasSuffix(footer) == true)
    #expect(keys.left == 0)
    var piped = watched.effects(keys)
    piped.console = watched.course.console
    #expect(Course.run([], effects: piped) == .passed)
    #expect(watched.course.console.output.contains("swift run course check 1"))
    var dumb = watched.effects(keys)
    dumb.environment["TERM"] = "dumb"
    #expect(Course.run([], effects: dumb) == .passed)
    #expect(watched.terminal.visible.contains("swift run course check 1"))
  }
}
