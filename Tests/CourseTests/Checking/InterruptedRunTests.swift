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
    let calls = course.processes.checkRuns
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
    #expect(course.processes.checkRuns.count == 4)
  }

  @Test("A crash among one step's checks runs no check of another step")
  func stepStays() throws {
    let course = SampleCourse.playing([
      (.keeps, .crash), (.asks, .pass), (.passes, .hang), (.further, .hang),
    ])
    #expect(try verdicts(course, step: 1) == [crash, .passed])
    #expect(course.processes.checkRuns.allSatisfy { $0.values(of: "--filter").count == 1 })
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
    let call = try #require(course.processes.checkRuns.first)
    #expect(call.program == "/course/.build/tests.xctest")
    #expect(call.arguments.prefix(2) == ["--testing-library", "swift-testing"])
  }

  #if os(Linux)
    @Test("What is built already is started again without the build tool")
    func builtProgram() throws {
      var course = SampleCourse()
      let played = PlayedRun(course, [(.keeps, .crash), (.asks, .pass)])
      course.files.put("", at: "/course/.build/debug/CoursePackageTests.xctest")
      course.processes = ScriptedProcessRunner { _, invocation, stop in
        invocation.events == nil
          ? ProcessOutcome(end: .exited(0), output: "warning: x\n/course/.build/debug\n")
          : played.answer(invocation, stop)
      }
      #expect(try verdicts(course) == [crash, .passed])
      let calls = course.processes.invocations
      #expect(calls.count == 3)
      #expect(calls[1].arguments == ["build", "--show-bin-path"])
      #expect(calls[2].program == "/course/.build/debug/CoursePackageTests.xctest")
      #expect(!calls[2].arguments.contains("--skip-build"))
      #expect(calls[2].values(of: "--skip").count == 1)
    }
  #endif

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
    #expect(course.processes.checkRuns.count == 2)
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
}
