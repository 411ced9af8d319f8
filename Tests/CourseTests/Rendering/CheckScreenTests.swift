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

  @Test(
    "A bare value of a row is told with the name of its parameter",
    arguments: [
      ("func passes(isFirst: Bool)", "false", "isFirst: false"),
      ("func passes(of seconds: Int) async throws", "-101", "seconds: -101"),
      ("func passes(text: String)", "\"Maya\"", "text: \"Maya\""),
      ("func passes(times: Int, isFirst: Bool)", "2, false", "times: 2, isFirst: false"),
      ("func passes(of text: String)", "\"a, b\"", "text: \"a, b\""),
      ("func passes(a: String, b: Int)", "\"a, b\", 2", "\"a, b\", 2"),
      ("func passes(reader: Reader)", "a reader of its own", "a reader of its own"),
      ("func passes()", "false", "false"),
    ])
  func rowValues(function: String, value: String, shown: String) throws {
    let file: Path = "/course/Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift"
    course.files.put(String(repeating: "\n", count: 7) + "  \(function) {\n", at: file)
    let screen = try course.screen([SampleCheck.passes.failure("no", argument: value)])
    #expect(screen.contains("  for       \(shown)\n"))
    course.files.take(file)
    let bare = try course.screen([SampleCheck.passes.failure("no", argument: value)])
    #expect(bare.contains("  for       \(value)\n"))
  }

  @Test("Judging another folder, it speaks of that folder")
  func otherSubject() throws {
    let screen = try course.screen([SampleFailures.wrong]) {
      var runner = course.runner
      runner.subject = "solutions"
      $0 = CheckScreen(session: $0.session, runner: runner, chapter: $0.chapter, only: nil)
    }
    #expect(screen.contains("  yours     Solutions/01-Greetings/Presenter.swift:3\n"))
    #expect(screen.contains("read  swift run course read 1 1"))
    #expect(!screen.contains("hint  "), "Whoever judges somebody else's code takes no hints.")
  }

  @Test("A submission's failure ends in the call that judges it again")
  func submissionCall() throws {
    let error = Diagnostic.all(
      in: "/course/submissions/tom b/01-Greetings/Presenter.swift:4:7: error: x")
    let text = SampleCourse.solution
    for name in ["Presenter.swift", "Style.swift"] {
      course.files.put(text, at: Path("/course/submissions/tom b/01-Greetings/\(name)"))
    }
    func shown() throws -> String {
      try course.screen(.notCompiled(error)) {
        var runner = course.runner
        runner.subject = "submissions/tom b"
        $0 = CheckScreen(session: $0.session, runner: runner, chapter: $0.chapter, only: nil)
      }
    }
    #expect(
      try shown().hasSuffix(
        "Mend it, then: swift run course check 1 --subject \"submissions/tom b\""))
    course.files.take("/course/submissions/tom b/01-Greetings/Presenter.swift")
    #expect(
      try shown() == """
        Chapter 1 · Greetings  does not compile

        ✗ submissions/tom b/01-Greetings/Presenter.swift is missing, and the rest needs
          it.
        """)
  }
}
