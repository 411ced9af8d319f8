import Testing

@testable import CourseKit

@Suite("Solutions that fail, and stubs that do not")
struct SolutionAndStubGateTests {
  private let sound = SoundCourse()
  private let solution = "Solutions/01-Greetings/Presenter.swift"
  private let stub = "Chapters/01-Greetings/Presenter.swift"

  @Test("A solution that fails a check is told with the check's place")
  func solutionFails() {
    sound.edit(solution, "func further()", "func furthest()")
    #expect(
      sound.red("1", "--only", "solutions") == """
        ✗ 01 solutions the solution passes its 4 checks
            Tests/Chapters/01-Greetings/Step3GoFurtherTests.swift:6: "The presenter goes further" \
        failed: Expectation failed: presenter == other
        """)
  }

  @Test("A warning in the solution is told as an error is")
  func solutionWarns() {
    sound.edit(solution, "func further() {}", "func further() { let unused = 1 }")
    #expect(
      sound.red("1", "--only", "solutions") == """
        ✗ 01 solutions the solution and its tests compile without a warning
            Solutions/01-Greetings/Presenter.swift:20: 'unused' was never used
        """)
    let strict = sound.course.processes.checkRuns.map { $0.environment["COURSE_STRICT"] }
    #expect(strict == ["1"])
  }

  @Test("A chapter without a check proves nothing")
  func noCheck() {
    let sound = SoundCourse { $0.checks = { _ in [] } }
    #expect(
      sound.red("1", "--only", "solutions") == """
        ✗ 01 solutions the solution passes its 0 checks
            Tests/Chapters/01-Greetings: there is no check; write one for each step.
        """)
  }

  @Test("Two checks of one name cannot be told apart")
  func sameName() {
    let twin = SampleCheck(
      step: 2, suite: "Step2FailUsefullyTests", function: "twin()",
      name: SampleCheck.keeps.name, line: 30)
    let sound = SoundCourse { $0.checks = { _ in [(.keeps, .pass), (twin, .pass)] } }
    #expect(
      sound.red("1", "--only", "solutions") == """
        ✗ 01 solutions the solution passes its 2 checks
            Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift:30: "The presenter keeps its \
        reader" is also the name of the check at \
        Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:6; rename one of them.
        """)
  }

  @Test("Many failing checks are cut to a few")
  func many() {
    let checks = (1...8).map { number in
      SampleCheck(
        step: 1, suite: "Step1ReceiveTheReaderTests", function: "f\(number)()",
        name: "Check \(number)", line: number)
    }
    let sound = SoundCourse { $0.checks = { _ in checks.map { ($0, .fail("No.", "Why.")) } } }
    let lines = sound.red("1", "--only", "solutions").split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.last == "    … and 3 more")
  }

  @Test("A stub that passes a whole step asks nothing of the learner")
  func stubPasses() {
    sound.edit(stub, "// Your turn: call the reader.", "print(reader)")
    #expect(
      sound.red("1", "--only", "stubs") == """
        ✗ 01 stubs     the stub fails a check in each of its 3 steps
            Tests/Chapters/01-Greetings: every check of step 2 passes on the untouched stub, or \
        there is none. Let the placeholder in Solutions/01-Greetings do less and run "swift run \
        course stubs --write", or add a check.
        """)
  }

  @Test("A stub that crashes is told once, however many checks it ends")
  func stubCrashes() {
    let sound = SoundCourse {
      $0.checks = { _ in
        [
          (.keeps, .crash), (.asks, .fail("No.", "Why.")), (.passes, .crash), (.further, .crash),
        ]
      }
    }
    #expect(
      sound.red("1", "--only", "stubs") == """
        ✗ 01 stubs     the stub ends every check by itself
            Chapters/01-Greetings: Fatal error: Index out of range
            This ends "The presenter keeps its reader" of step 1 and 2 other checks. Let the \
        placeholder in Solutions/01-Greetings throw StepNotWritten(…) or answer wrongly, then run \
        "swift run course stubs --write".
        """)
  }

  @Test("So is one that hangs")
  func stubHangs() {
    sound.edit(stub, "// Your turn: call the reader.", "while true {}")
    #expect(
      sound.red("1", "--only", "stubs") == """
        ✗ 01 stubs     the stub ends every check by itself
            Chapters/01-Greetings: The check did not end within 10 seconds.
            This ends "The presenter keeps its reader" of step 1. Let the placeholder in \
        Solutions/01-Greetings throw StepNotWritten(…) or answer wrongly, then run "swift run \
        course stubs --write".
        """)
  }

  @Test("A stub that warns is told, with the place to mend it")
  func stubWarns() {
    sound.edit(stub, "// Your turn: call the reader.", "let unused = 1")
    #expect(
      sound.red("1", "--only", "stubs") == """
        ✗ 01 stubs     the stub compiles without a warning
            Chapters/01-Greetings/Presenter.swift:9: 'unused' was never used
            Mend the placeholder in Solutions/01-Greetings, then run "swift run course stubs \
        --write".
        """)
  }
}
