import Testing

@testable import CourseKit

@Suite("The screen of a check")
struct CheckScreenTests {
  private let course = SampleCourse()

  @Test("A failed check is explained: what was expected, what came, where and why")
  func failed() throws {
    course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    let screen = try course.screen([
      SampleFailures.wrong, SampleCheck.asks.failure("no"), SampleCheck.passes.result(.passed),
      SampleCheck.further.result(.notRun),
    ])
    #expect(
      screen == """
        Chapter 1 · Greetings  1 of 4 checks pass
          ✗ Step 1 · Receive the reader                               0 of 2 checks pass
          ✓ Step 2 · Fail usefully                                                passes
          · Step 3 ★ · Go further                                        not written yet

        ✗ Step 1 · The presenter keeps its reader
          expected  presenter.message == "Hello, Maya"
          came      "Hello, Bob"
          yours     Chapters/01-Greetings/Presenter.swift:3
          check     Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:9

          The presenter made a reader of its own. Nobody can hand it another one, so no
          test can steer it.

        read  swift run course read 1 1
        hint  swift run course hint 1 1

        Also not passing:
          ✗ 1 · The presenter asks its reader
        """)
  }

  @Test("A step that is not written yet is no mistake, and says where to write")
  func notWritten() throws {
    let screen = try course.screen([
      SampleFailures.notWritten, SampleCheck.passes.result(.passed),
      SampleCheck.further.result(.passed),
    ])
    #expect(
      screen == """
        Chapter 1 · Greetings  2 of 3 checks pass
          · Step 1 · Receive the reader                                  not written yet
          ✓ Step 2 · Fail usefully                                                passes
          ✓ Step 3 ★ · Go further                                                 passes

        ✗ Step 1 · The presenter keeps its reader
          to write  step 1 is waiting for your code
          yours     Chapters/01-Greetings/Presenter.swift:4

        read  swift run course read 1 1
        hint  swift run course hint 1 1
        """)
  }

  @Test("A row of a table, an error and several findings are told as such")
  func kinds() throws {
    let screen = try course.screen([
      SampleCheck.passes.failure("Caught error: no network", argument: "\"Maya\", 2", count: 3)
    ])
    #expect(
      screen.contains(
        """
        ✗ Step 2 · The error reaches the caller
          for       "Maya", 2
          found     an error was thrown: no network
          and       2 more like it (--verbose)
          yours     Chapters/01-Greetings/Presenter.swift:8
          check     Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift:9

        read  swift run course read 1 2
        """))
  }

  @Test("Without its markers a step has no place of its own")
  func noMarkers() throws {
    course.files.put("struct A {}\n", at: "/course/Chapters/01-Greetings/Presenter.swift")
    #expect(try !course.screen([SampleFailures.wrong]).contains("yours"))
  }

  @Test("Asked for all, it explains every failing check and shows what the code printed")
  func verbose() throws {
    let screen = try course.screen(
      [SampleCheck.keeps.failure("first", count: 2), SampleCheck.passes.failure("second")],
      output: "[1/2] Building\n◇ Test run started.\nHello, Maya!\n"
    ) { $0.isVerbose = true }
    #expect(
      screen.hasSuffix(
        """
        ✗ Step 1 · The presenter keeps its reader
          found     first
          yours     Chapters/01-Greetings/Presenter.swift:3
          check     Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:9

          found     first
          yours     Chapters/01-Greetings/Presenter.swift:3
          check     Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:9

        ✗ Step 2 · The error reaches the caller
          found     second
          yours     Chapters/01-Greetings/Presenter.swift:8
          check     Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift:9

        read  swift run course read 1 1
        hint  swift run course hint 1 1

        Your code printed:
          Hello, Maya!
        """))
  }

  @Test("A row that is true or false is told with the name of its parameter")
  func flags() throws {
    let file: Path = "/course/Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift"
    course.files.put(
      String(repeating: "\n", count: 6)
        + "  @Test(arguments: [true, false])\n  func passes(times: Int, isFirst: Bool) {\n",
      at: file)
    let screen = try course.screen([SampleCheck.passes.failure("no", argument: "false")])
    #expect(screen.contains("  for       isFirst: false\n"))
    course.files.put("", at: file)
    let bare = try course.screen([SampleCheck.passes.failure("no", argument: "false")])
    #expect(bare.contains("  for       false\n"))
  }

  @Test("Judging another folder, it speaks of that folder")
  func otherSubject() throws {
    let screen = try course.screen([SampleFailures.wrong]) {
      var runner = course.runner
      runner.subject = "solutions"
      $0 = CheckScreen(session: $0.session, runner: runner, chapter: $0.chapter, only: nil)
    }
    #expect(screen.contains("  yours     Solutions/01-Greetings/Presenter.swift:3\n"))
  }
}
