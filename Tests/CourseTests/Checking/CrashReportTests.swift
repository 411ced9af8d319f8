import Testing

@testable import CourseKit

@Suite("What the runtime prints of a crash")
struct CrashReportTests {
  private func crash(_ output: String, signal: Int32? = nil) -> Crash {
    CrashReport.crash(in: output, codeFolder: "/course/Chapters/01-Greetings", signal: signal)
  }

  @Test("The message and the innermost line of the learner's own code are found")
  func sample() {
    let folder: Path = "/course/.build/course/subject/01-Greetings"
    #expect(
      CrashReport.crash(in: PlayedRun.crashText, codeFolder: folder)
        == Crash(
          message: "Fatal error: Index out of range",
          location: SourceLocation(file: folder / "Presenter.swift", line: 3)))
  }

  @Test(
    "Each of the runtime's messages is known",
    arguments: [
      ("Sample/Sample.swift:9: Fatal error: out of: luck", "Fatal error: out of: luck"),
      ("Sample/Sample.swift:9: Fatal error", "Fatal error"),
      ("Sample/Sample.swift:10: Precondition failed", "Precondition failed"),
      ("a.swift:1: Precondition failed: too many", "Precondition failed: too many"),
      ("a.swift:1: Assertion failed: no", "Assertion failed: no"),
      (
        "Could not cast value of type 'Swift.Int' (0x1) to 'Swift.String' (0x2).",
        "Could not cast value of type 'Swift.Int' (0x1) to 'Swift.String' (0x2)."
      ),
      ("Fatal access conflict detected.", "Fatal access conflict detected."),
      (
        "*** Program crashed: Bad pointer dereference at 0x10 ***",
        "Bad pointer dereference at 0x10"
      ),
      (
        "error: Process 'x' exited with unexpected signal code 11",
        "The process was ended by signal 11, as by a function that calls itself without end"
      ),
      (
        "error: Process 'x' exited with unexpected signal code 4",
        "The process was ended by signal 4"
      ),
      ("", "The process ended without a message"),
    ])
  func messages(output: String, expected: String) {
    #expect(crash(output).message == expected)
    #expect(crash("before\n\(output)\nafter\n").message == expected)
    #expect(crash("before\r\n\(output)\r\nafter").message == expected)
  }

  @Test("The last message is the one that ended the process")
  func last() {
    #expect(crash("Fatal error: printed\na: Fatal error: real\n").message == "Fatal error: real")
  }

  @Test("The signal is told where nothing else is")
  func signal() {
    #expect(crash("", signal: 6).message == "The process was ended by signal 6")
    #expect(crash("x: Fatal error: y", signal: 6).message == "Fatal error: y")
  }

  @Test("Lines of other code are passed over")
  func otherCode() {
    #expect(crash(" 0 f in x at /course/Chapters/01-GreetingsOld/A.swift:3:1").location == nil)
    #expect(crash(" 0 f in x at /course/Tests/Chapters/01-Greetings/A.swift:3:1").location == nil)
    #expect(crash(" 0 f in x at /course/Chapters/01-Greetings/A.swift").location == nil)
    #expect(crash(" 0 f in x at /course/Chapters/01-Greetings/A.swift:x").location == nil)
  }

  @Test("A path with spaces, colons and other letters is read to its end")
  func paths() {
    let crash = CrashReport.crash(
      in: "1 [ra] 0x1 f() in x at /my: course/ü/A b.swift:12:5", codeFolder: "/my: course")
    #expect(crash.location == SourceLocation(file: "/my: course/ü/A b.swift", line: 12))
  }

  @Test(
    "A frame without a line leads to its function",
    arguments: [
      ("Screen.show(_:)", 4), ("closure #1 in Screen.show(_:)", 4), ("Screen.init(a:)", 2),
      ("Screen.isOpen.getter", 6), ("Screen.map<A>(_:)", 7), ("Screen.other()", nil),
    ] as [(String, Int?)])
  func lineless(symbol: String, line: Int?) {
    let file: Path = "/course/Chapters/01-Greetings/Screen.swift"
    let code = """
      struct Screen {
        init(a: Int) {}
        // Calls func show( later.
        func show(_ name: String) {
        }
        var isOpen: Bool { true }
        func map<A>(_ a: A) {}
      }
      """
    let output = """
      0 [system] 0x00ff \(symbol) + 84 in App.xctest at \(file)
      1 [ra] 0x00fe test() + 8 in App.xctest at /course/Tests/a.swift:3:4
      """
    let crash = CrashReport.crash(
      in: output, codeFolder: file.parent, text: { $0 == file ? code : nil })
    #expect(crash.location == line.map { SourceLocation(file: file, line: $0) })
  }
}
