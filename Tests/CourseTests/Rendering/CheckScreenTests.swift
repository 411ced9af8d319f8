import Testing

@testable import CourseKit

@Suite("The screen of a check")
struct CheckScreenTests {
  private let course = SampleCourse()

  @Test("A failed check is explained: what was expected, what came, where and why")
  func failed() throws {
    let screen = try course.screen([
      SampleFailures.wrong, SampleCheck.asks.failure("no"), SampleCheck.passes.result(.passed),
      SampleCheck.further.result(.notRun),
    ])
    #expect(
      screen == """
        Chapter 1 · Greetings  1 of 4 checks pass
          ✗ Step 1 · Receive the reader                               0 of 2 checks pass
          ✓ Step 2 · Fail usefully                                                passes
          ✗ Step 3 ★ · Go further                                     0 of 1 checks pass

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
          ✗ 3 · The presenter goes further
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
          ✗ Step 1 · Receive the reader                                  not written yet
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

  @Test("Step by step, a pass says how to go on")
  func onlyStep() throws {
    let screen = try course.screen([SampleCheck.keeps.result(.passed)], only: 1)
    #expect(
      screen == """
        Chapter 1 · Greetings  1 of 1 checks pass
          ✓ Step 1 · Receive the reader                                           passes

        Step 1 passes. Go on: swift run course check 1
        """)
  }

  @Test("A step without a check says so")
  func noCheck() throws {
    #expect(
      try course.screen([], only: 2).hasSuffix(
        """
          · Step 2 · Fail usefully                                       not checked yet

        No check ran: step 2 has none yet.
        """))
  }

  @Test("A chapter that is done shows the reference and the way on")
  func done() throws {
    let screen = try course.screen(SampleCheck.all.map { $0.result(.passed) })
    #expect(
      screen == """
        Chapter 1 · Greetings  4 of 4 checks pass
          ✓ Step 1 · Receive the reader                                           passes
          ✓ Step 2 · Fail usefully                                                passes
          ✓ Step 3 ★ · Go further                                                 passes

        ✓ Chapter 1 · Greetings is done.

          swift run course solution 1  the reference beside yours
          swift run course             on to chapter 2 · Closure clocks
        """)
  }

  @Test("What goes further is not held against the chapter")
  func extra() throws {
    let screen = try course.screen([
      SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed),
      SampleCheck.further.failure("Issue recorded"),
    ])
    #expect(screen.contains("\n\nThe chapter is done; only ★ is left, which goes further.\n\n✗ "))
  }

  @Test("Other failing checks take a line each, and no more than fit")
  func many() throws {
    let lines = try course.screen(SampleFailures.many(12)).split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(
      Array(lines.suffix(9)) == [
        "Also not passing:",
        "  ✗ 1 · Check number 2 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 3 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 4 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 5 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 6 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 7 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 8 with a rather long sentence for its name, and 漢字 in it",
        "  … and 4 more (--verbose explains them all)",
      ])
  }

  @Test("A low terminal gets fewer of them", arguments: [1, 5, 20, 24, 100])
  func rows(rows: Int) throws {
    let lines = try course.screen(SampleFailures.many(30)) { $0.rows = rows }
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= max(rows, 18))
    #expect(lines.last?.hasPrefix("  … and ") == true)
  }

  @Test("Asked for all, it explains every failing check and shows what the run wrote")
  func verbose() throws {
    let screen = try course.screen([
      SampleCheck.keeps.failure("first", count: 2), SampleCheck.passes.failure("second"),
    ]) { $0.isVerbose = true }
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

        All that the run wrote:
        All of it.
        """))
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
