import Testing

@testable import CourseKit

@Suite("Tests of the command that the gate refuses")
struct CommandGateTests {
  private func red(
    _ command:
      @escaping @Sendable (SampleCourse, Invocation, (RunningProgram) -> Bool) ->
      ProcessOutcome
  ) -> String {
    SoundCourse { $0.command = command }.red("--only", "command")
  }

  @Test("A failing test is told with its place and its comment")
  func failing() {
    #expect(
      red {
        PlayedRun($0, [(.keeps, .pass), (.asks, .fail("Expectation failed: 1 == 2", "Why."))])
          .answer($1, $2)
      } == """
        ✗ -- command   the command passes its 2 tests
            Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:17: "The presenter asks its \
        reader": Expectation failed: 1 == 2 Why.
            All of it is shown by: COURSE_CHAPTER=none swift test
        """)
  }

  @Test("A message that holds whole screens is cut")
  func long() {
    let text = "Expectation failed: (a\nb\n" + String(repeating: "c", count: 300) + "\nd\ne) == f"
    let told = red { PlayedRun($0, [(.keeps, .fail(text, "Why."))]).answer($1, $2) }
    #expect(
      told == """
        ✗ -- command   the command passes its 1 test
            Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:9: "The presenter keeps its \
        reader": Expectation failed: (a
            b
            \(String(repeating: "c", count: 200))…
            … and 2 more
            All of it is shown by: COURSE_CHAPTER=none swift test
        """)
  }

  @Test("Tests that do not compile, or warn, are told with the compiler's words")
  func notCompiled() {
    #expect(
      red { _, _, _ in
        ProcessOutcome(
          end: .exited(1),
          output: "/course/Tests/CourseTests/A.swift:3:5: error: no such thing\nerror: fatalError\n"
        )
      } == """
        ✗ -- command   the command compiles without a warning
            Tests/CourseTests/A.swift:3: error: no such thing
        """)
  }

  @Test("A build that fails for another reason is told in its own words, be they none")
  func brokenBuild() {
    #expect(
      red { _, _, _ in
        ProcessOutcome(
          end: .exited(1),
          output: "[1/2] Compiling\nerror: no space left\nerror: no space left\nerror: fatalError\n"
        )
      } == """
        ✗ -- command   the command compiles without a warning
            "swift test" ended before any test ran. It said:
            error: no space left
        """)
    #expect(
      red { _, _, _ in ProcessOutcome(end: .exited(0), output: "") } == """
        ✗ -- command   the command compiles without a warning
            "swift test" ended before any test ran. It said:
        """)
  }

  @Test("No test at all proves nothing, even where all is silent")
  func noTest() {
    #expect(
      red { PlayedRun($0, []).answer($1, $2) } == """
        ✗ -- command   the command passes its 0 tests
            Tests/CourseTests: no test ran; the command must have tests.
        """)
  }

  @Test("A test that crashes did not end")
  func crash() {
    #expect(
      red { PlayedRun($0, [(.keeps, .pass), (.asks, .crash)]).answer($1, $2) } == """
        ✗ -- command   the command passes its 2 tests
            Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:14: "The presenter asks its \
        reader" did not end
            All of it is shown by: COURSE_CHAPTER=none swift test
        """)
  }

  @Test("A test that hangs is stopped when nothing was told for long")
  func hang() {
    let sound = SoundCourse {
      $0.command = { PlayedRun($0, [(.keeps, .pass), (.asks, .hang)]).answer($1, $2) }
    }
    #expect(
      sound.red("--only", "command").contains("\"The presenter asks its reader\" did not end\n"))
    #expect(sound.course.clock.now > CommandGate.seconds)
    #expect(sound.course.clock.now < CommandGate.seconds + 5)
  }

  @Test("A build may take as long as it likes")
  func slowBuild() {
    let sound = SoundCourse {
      $0.command = { course, invocation, shouldStop in
        course.clock.advance(by: 1000)
        if shouldStop(RunningProgram { 0 }) { return ProcessOutcome(end: .stopped, output: "") }
        return PlayedRun(course, [(.keeps, .pass)]).answer(invocation, shouldStop)
      }
    }
    sound.expectGreen("--only", "command")
  }

  @Test("A warning, and a failure that no test tells, are told")
  func unsaid() {
    let warning = "/course/Tests/CourseTests/A.swift:3:5: warning: careful\n"
    #expect(
      red { course, invocation, shouldStop in
        var run = PlayedRun(course, [(.keeps, .pass)])
        run.output = warning
        let outcome = run.answer(invocation, shouldStop)
        return ProcessOutcome(end: outcome.end, output: warning)
      } == """
        ✗ -- command   the command passes its 1 test
            Tests/CourseTests/A.swift:3: warning: careful
        """)
    #expect(
      red { course, invocation, shouldStop in
        _ = PlayedRun(course, [(.keeps, .pass)]).answer(invocation, shouldStop)
        return ProcessOutcome(end: .exited(1), output: "error: something else\n")
      } == """
        ✗ -- command   the command passes its 1 test
            "swift test" failed. It said:
            error: something else
        """)
  }

  @Test("The tests are built strictly, and without the chapters")
  func strict() throws {
    let sound = SoundCourse()
    sound.expectGreen("--only", "command")
    let run = try #require(sound.course.processes.checkRuns.first)
    #expect(run.environment == ["COURSE_CHAPTER": "none", "COURSE_STRICT": "1"])
    #expect(run.values(of: "--scratch-path").first?.contains("/.build/course/gate-") == true)
  }
}
