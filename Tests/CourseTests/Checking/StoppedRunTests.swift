import Testing

@testable import CourseKit

@Suite("Runs with checks that take too much")
struct StoppedRunTests {
  private func verdicts(
    _ course: SampleCourse, step: Int? = nil, change: (inout CheckRunner) -> Void = { _ in }
  ) throws -> [Verdict] {
    var runner = course.runner
    change(&runner)
    return try runner.run(try course.chapter(), step: step).results.map(\.verdict)
  }

  @Test("A check that does not end is stopped after the limit; the others get their verdicts")
  func hangs() throws {
    let course = SampleCourse.playing([(.keeps, .hang), (.asks, .pass), (.passes, .hang)])
    #expect(try verdicts(course) == [.hung(limit: 10), .passed, .hung(limit: 2)])
    // The first is asked where it is, which takes a second more.
    #expect(course.clock.now == 15)
  }

  @Test("Where one check hangs, the others that do are stopped sooner")
  func manyHangs() throws {
    let course = SampleCourse.playing(SampleCheck.all.map { ($0, .hang) })
    #expect(
      try verdicts(course) == [
        .hung(limit: 10), .hung(limit: 2), .hung(limit: 0.5), .hung(limit: 0.5),
      ])
  }

  @Test("The limit can be chosen", arguments: [1, 2.5, 60])
  func limit(seconds: Double) throws {
    let course = SampleCourse.playing([(.keeps, .hang)])
    #expect(try verdicts(course) { $0.limits.seconds = seconds } == [.hung(limit: seconds)])
    #expect(course.clock.now == seconds.rounded(.down) + 2)
  }

  @Test("A check that takes too much memory is stopped before its time is over")
  func grows() throws {
    let course = SampleCourse.playing([(.keeps, .grow), (.asks, .pass)])
    #expect(try verdicts(course) == [.oversized(limit: 3), .passed])
    #expect(course.clock.now == 4)
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
    #expect(clock.now == 12)
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
