import Testing

@testable import CourseKit

@Suite("The companion: what it leaves on the terminal")
struct CompanionScreenTests {
  /// Everything but the line that says what is going on.
  private func lost(_ watched: WatchedCourse) -> [String] {
    watched.terminal.erased.filter { !$0.hasPrefix("Checking chapter") }
  }

  @Test(
    "Nothing that it showed is ever erased: it can be scrolled back to",
    arguments: [(80, 24), (80, 12), (40, 24), (40, 8), (20, 24), (20, 5), (80, 3), (200, 60)])
  func nothingIsErased(columns: Int, rows: Int) throws {
    let watched = WatchedCourse(columns: columns, rows: rows, polls: 30)
    try watched.watch(
      watched.save("first"), watched.runs(1), .wait(80), .press("h"), watched.save("broken"),
      watched.runs(2), .wait(80), .press("d"), .wait(2), .press("q"), .press("n"),
      watched.save("good 1, third"), watched.runs(3), .wait(80), .press("h"),
      watched.save("good 1, good 2, good 3"), watched.runs(4), .wait(80), .press("s"), .wait(1),
      .press("q"), .press("n"), .wait(2))
    #expect(lost(watched) == [])
    // A terminal that is narrower than any word breaks words.
    let shown = watched.transcript.filter { !$0.isWhitespace }
    for text in [
      "Judged: first.", "Who makes the reader?", "does not compile", "cannot find 'x' in scope",
      "Step 1 of chapter 1 does not pass yet.", "Judged: good 1, third.",
      "Who should hear of the error?", "is done.", "▸ 2 Closure clocks",
    ] {
      #expect(
        shown.contains(text.filter { !$0.isWhitespace }),
        "This was shown and cannot be scrolled back to.")
    }
  }

  @Test(
    "What does not fit has a sign that there is more above", arguments: [(8, true), (40, false)])
  func sign(rows: Int, isShown: Bool) throws {
    let watched = WatchedCourse(rows: rows)
    let looks = try watched.watch(
      watched.save("one"), watched.runs(1), .wait(5), .look)
    let sign = looks[0].split(separator: "\n").first { $0.hasPrefix("↑ ") }
    #expect((sign != nil) == isShown)
    let hidden = watched.terminal.memory.reversed().prefix { !$0.hasPrefix("Chapter 1 ") }
    if isShown {
      #expect(sign == "↑ \((hidden.count + 1).counted("line")) more above; scroll up")
    }
  }

  @Test("It writes no sequence that erases more than the line of the cursor")
  func sequences() throws {
    let watched = WatchedCourse()
    let console = MemoryConsole(isTerminal: true)
    let keys = ScriptedKeys(
      [
        watched.save("one"), watched.runs(1), .wait(5), .press("h"), .press("l"), .press("n"),
        .wait(1),
      ]
    ) { "" }
    var effects = watched.effects(keys)
    effects.console = console
    var companion = try Companion(session: Session(effects: effects, colourIsRefused: true))
    companion.run(keys)
    let bytes = Array(console.output.utf8)[...]
    let sequences = Set(
      EscapeSequence.all(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self).shown })
    #expect(sequences == ["␛[24;1H", "␛[H", "␛[K"])
  }

  @Test("The new text stands at the top of the screen")
  func top() throws {
    let watched = WatchedCourse()
    let looks = try watched.watch(.press("h"), .wait(1), .look)
    #expect(looks[0].hasPrefix("Step 1 · Receive the reader\n"))
    #expect(watched.terminal.memory.contains("Dependency injection in Swift"))
  }

  @Test("A resized terminal is drawn anew, to its width")
  func resizes() throws {
    let watched = WatchedCourse()
    let terminal = watched.terminal
    let looks = try watched.watch(
      watched.save("one"), watched.shows("Judged: one."),
      .act { terminal.resize(columns: 40, rows: 30) },
      .wait(2), .look, .act { terminal.resize(columns: 100, rows: 24) }, .wait(2), .look)
    #expect(looks[0].contains("\n  ✗ Step 1 · Receive the reader\n    0 of 2 checks pass\n"))
    #expect(looks[0].hasSuffix("q quit"))
    #expect(looks[0].split(separator: "\n").filter { $0.count > 40 && !$0.contains("/") } == [])
    #expect(looks[1].hasPrefix("Chapter 1 · Greetings  0 of 4 checks pass\n  ✗ Step 1 · Receive"))
    #expect(lost(watched) == [])
  }

  @Test("A terminal that is resized while a page is open is drawn once for its new size")
  func resizesOnPage() throws {
    let watched = WatchedCourse()
    let terminal = watched.terminal
    let looks = try watched.watch(
      .press("d"), .wait(1), .act { terminal.resize(columns: 50, rows: 20) }, .wait(1), .press("q"),
      .wait(3), .look, .press("q"))
    #expect(looks[0].hasSuffix("q quit"))
    let statuses = watched.terminal.memory.filter { $0 == "Dependency injection in Swift" }
    #expect(statuses.count == 1)
  }

  @Test("A terminal that is resized while a check runs shows the verdict for its new size")
  func resizesInRun() throws {
    let watched = WatchedCourse(polls: 20)
    let terminal = watched.terminal
    let looks = try watched.watch(
      watched.save("one"), watched.runs(1), .wait(3),
      .act { terminal.resize(columns: 40, rows: 40) }, watched.shows("Judged: one."), .look)
    #expect(looks[0].contains("\n  ✗ Step 1 · Receive the reader\n    0 of 2 checks pass\n"))
  }

  @Test("A terminal that comes back from the shell is drawn anew")
  func returns() throws {
    let watched = WatchedCourse()
    let terminal = watched.terminal
    let looks = try watched.watch(
      .look, .act { terminal.write("\n[1]+ Stopped\n$ fg\n") }, .press(.returned), .wait(1), .look)
    #expect(looks[1] == looks[0])
    #expect(watched.transcript.contains("[1]+ Stopped"))
  }

  @Test("A terminal that comes back while a check runs waits for the verdict")
  func returnsInRun() throws {
    let watched = WatchedCourse(polls: 20)
    try watched.watch(
      watched.save("one"), watched.runs(1), .press(.returned), watched.shows("Judged: one."),
      .wait(5))
    let headings = watched.transcript.split(separator: "\n").filter {
      $0.contains("checks pass") && $0.hasPrefix("Chapter")
    }
    #expect(headings.count == 1)
  }

  @Test("The keys stay whole on a narrow terminal", arguments: [20, 30, 40])
  func footer(columns: Int) throws {
    let watched = WatchedCourse(columns: columns, rows: 40)
    let looks = try watched.watch(.press("n"), .wait(1), .look)
    let shown = looks[0].replacing("\n", with: " ")
    for key in ["h hint", "n next", "l list", "r run again", "d docs", "q quit"] {
      #expect(columns < 30 || shown.contains(key))
    }
    #expect(looks[0].split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test("A status that is too long for the screen leaves other chapters out")
  func shortStatus() throws {
    let watched = WatchedCourse(rows: 18)
    for number in 3...6 {
      watched.course.files.putFolder(Path("/course/Tests/Chapters/0\(number)-More"))
      watched.course.files.put("# \(number) · More", at: Path("/course/docs/0\(number)-more.md"))
    }
    let looks = try watched.watch(.look)
    #expect(looks[0].hasPrefix("Dependency injection in Swift\n"))
    #expect(looks[0].contains("\n· 2 Closure clocks  not checked yet\n… and 4 other chapters\n"))
    #expect(looks[0].hasSuffix("q quit"))
  }

  @Test("A verdict leaves room for the keys", arguments: [24, 26, 30])
  func fits(rows: Int) throws {
    let watched = WatchedCourse(rows: rows)
    let looks = try watched.watch(watched.save("one"), watched.shows("Judged: one."), .look)
    #expect(looks[0].hasPrefix("Chapter 1 · Greetings  0 of 4 checks pass\n"))
    #expect(looks[0].hasSuffix("q quit"))
  }
}
