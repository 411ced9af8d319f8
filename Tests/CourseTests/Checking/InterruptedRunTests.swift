import Testing

@testable import CourseKit

@Suite("Runs that end before their checks do")
struct InterruptedRunTests {
  private func verdicts(
    _ course: SampleCourse, step: Int? = nil, change: (inout CheckRunner) -> Void = { _ in }
  ) throws -> [Verdict] {
    var runner = course.runner
    change(&runner)
    return try runner.run(try course.chapter(), step: step).results.map(\.verdict)
  }

  private let crash = Verdict.crashed(
    Crash(
      message: "Fatal error: Index out of range",
      location: SourceLocation(file: "/course/Chapters/01-Greetings/Presenter.swift", line: 3)))

  @Test("A crash is told with message and place, and every other check still gets its verdict")
  func crashes() throws {
    let course = SampleCourse.playing([
      (.keeps, .pass), (.asks, .crash), (.passes, .fail("Expectation failed: x", "Why.")),
      (.further, .pass),
    ])
    let verdicts = try verdicts(course)
    #expect(verdicts.count == 4)
    #expect(verdicts[0] == .passed)
    #expect(verdicts[1] == crash)
    #expect(verdicts[2].message == "Expectation failed: x")
    #expect(verdicts[3] == .passed)
  }

  @Test("The second run leaves out what has a verdict, and builds nothing")
  func secondRun() throws {
    let course = SampleCourse.playing([(.keeps, .pass), (.asks, .crash), (.passes, .pass)])
    _ = try verdicts(course)
    let calls = course.processes.invocations
    #expect(calls.count == 2)
    #expect(!calls[0].arguments.contains("--skip-build"))
    #expect(calls[1].arguments.contains("--skip-build"))
    #expect(
      calls[1].values(of: "--skip") == [
        #"^GreetingsTests\.Step1ReceiveTheReaderTests/keeps\(\)/Step1ReceiveTheReaderTests\.swift:6:4$"#,
        #"^GreetingsTests\.Step1ReceiveTheReaderTests/asks\(name:\)/Step1ReceiveTheReaderTests\.swift:14:4$"#,
      ])
  }

  @Test("Each check that crashes takes one more run")
  func allCrash() throws {
    let course = SampleCourse.playing(SampleCheck.all.map { ($0, .crash) })
    #expect(try verdicts(course) == Array(repeating: crash, count: 4))
    #expect(course.processes.invocations.count == 4)
  }

  @Test("A crash among one step's checks runs no check of another step")
  func stepStays() throws {
    let course = SampleCourse.playing([
      (.keeps, .crash), (.asks, .pass), (.passes, .hang), (.further, .hang),
    ])
    #expect(try verdicts(course, step: 1) == [crash, .passed])
    #expect(course.processes.invocations.allSatisfy { $0.values(of: "--filter").count == 1 })
  }

  @Test("A test program that is run by itself tells its signal")
  func signal() throws {
    var course = SampleCourse.playing([(.keeps, .crash)])
    let played = PlayedRun(course, [(.keeps, .crash)])
    course.processes = ScriptedProcessRunner { _, invocation, stop in
      _ = played.answer(invocation, stop)
      return ProcessOutcome(end: .signalled(6), output: "")
    }
    let verdicts = try verdicts(course) { $0.program = "/course/.build/tests.xctest" }
    #expect(
      verdicts == [.crashed(Crash(message: "The process was ended by signal 6", location: nil))])
    let call = try #require(course.processes.invocations.first)
    #expect(call.program == "/course/.build/tests.xctest")
    #expect(call.arguments.prefix(2) == ["--testing-library", "swift-testing"])
  }

  @Test("A check that does not end is stopped after the limit; the others get their verdicts")
  func hangs() throws {
    let course = SampleCourse.playing([(.keeps, .hang), (.asks, .pass), (.passes, .hang)])
    #expect(try verdicts(course) == [.hung(limit: 10), .passed, .hung(limit: 10)])
    #expect(course.clock.now == 22)
  }

  @Test("The limit can be chosen", arguments: [1, 2.5, 60])
  func limit(seconds: Double) throws {
    let course = SampleCourse.playing([(.keeps, .hang)])
    #expect(try verdicts(course) { $0.limits.seconds = seconds } == [.hung(limit: seconds)])
    #expect(course.clock.now == seconds.rounded(.down) + 1)
  }

  @Test("A check that takes too much memory is stopped before its time is over")
  func grows() throws {
    let course = SampleCourse.playing([(.keeps, .grow), (.asks, .pass)])
    #expect(try verdicts(course) == [.oversized(limit: 3), .passed])
    #expect(course.clock.now == 4)
  }

  @Test("Code that ends the process itself has not passed", arguments: [0, 1, 77] as [Int32])
  func exits(status: Int32) throws {
    let course = SampleCourse.playing([
      (.keeps, .pass), (.asks, .exit(status)), (.passes, .pass),
    ])
    #expect(try verdicts(course) == [.passed, .exited(status), .passed])
  }

  @Test("A check that never starts is not a pass, and is not waited for again and again")
  func neverStarts() throws {
    let course = SampleCourse.playing([(.keeps, .pass), (.asks, .skip)])
    #expect(try verdicts(course) == [.passed, .notRun])
    #expect(course.processes.invocations.count == 2)
  }

  @Test("A run that stops between two checks leaves the rest without a pass")
  func endsBetween() throws {
    var course = SampleCourse()
    let files = course.files
    course.processes = ScriptedProcessRunner { _, invocation, _ in
      let lines = [
        StreamLine.test(.keeps), StreamLine.test(.asks), StreamLine.runStarted,
        StreamLine.started(.keeps), StreamLine.ended(.keeps),
      ]
      if let events = invocation.events { files.put(lines.joined(), at: events) }
      return ProcessOutcome(end: .exited(0), output: "")
    }
    #expect(try verdicts(course) == [.passed, .notRun])
  }

  @Test("A check that starts or ends twice is not a pass")
  func twice() throws {
    var course = SampleCourse()
    let files = course.files
    course.processes = ScriptedProcessRunner { _, invocation, _ in
      let lines = [
        StreamLine.test(.keeps), StreamLine.runStarted, StreamLine.started(.keeps),
        StreamLine.ended(.keeps), StreamLine.ended(.keeps), StreamLine.runEnded,
      ]
      if let events = invocation.events { files.put(lines.joined(), at: events) }
      return ProcessOutcome(end: .exited(0), output: "")
    }
    #expect(try verdicts(course) == [.notRun])
  }

  @Test("A process that lingers after its last check is ended, and the verdicts stand")
  func lingers() throws {
    var course = SampleCourse()
    let played = PlayedRun(course, [(.keeps, .pass)])
    let clock = course.clock
    course.processes = ScriptedProcessRunner { _, invocation, shouldStop in
      _ = played.answer(invocation, shouldStop)
      for _ in 0..<100 where shouldStop(RunningProgram { 0 }) {
        return ProcessOutcome(end: .stopped, output: "")
      }
      for _ in 0..<100 {
        clock.advance(by: 1)
        if shouldStop(RunningProgram { 0 }) { return ProcessOutcome(end: .stopped, output: "") }
      }
      return ProcessOutcome(end: .exited(0), output: "never stopped")
    }
    #expect(try verdicts(course) == [.passed])
    #expect(clock.now == 11)
  }

  @Test("A build takes as long as it takes")
  func longBuild() throws {
    var course = SampleCourse()
    let played = PlayedRun(course, [(.keeps, .pass)])
    let clock = course.clock
    course.processes = ScriptedProcessRunner { _, invocation, shouldStop in
      for _ in 0..<1000 {
        clock.advance(by: 1)
        if shouldStop(RunningProgram { 1 << 40 }) {
          return ProcessOutcome(end: .stopped, output: "")
        }
      }
      return played.answer(invocation, shouldStop)
    }
    #expect(try verdicts(course) == [.passed])
  }
}
