@testable import CourseKit

/// Plays `swift test` for the sample chapter: writes an event stream, check by check.
struct PlayedRun: Sendable {
  enum Play: Sendable {
    case pass
    case fail(String, String)
    /// Traps, and ends the process.
    case crash
    /// Calls `exit` with this status.
    case exit(Int32)
    case hang
    /// Takes so many gigabytes of memory, and more with each second.
    case grow
    case skip
  }

  let course: SampleCourse
  var plays: [(check: SampleCheck, play: Play)]
  /// What is written to the console besides.
  var output = ""
  var runEnds = true

  init(_ course: SampleCourse, _ plays: [(SampleCheck, Play)]) {
    self.course = course
    self.plays = plays.map { (check: $0.0, play: $0.1) }
  }

  /// The outcome of one call, which leaves out what `--skip` names and keeps to `--filter`.
  func answer(_ invocation: Invocation, _ shouldStop: (RunningProgram) -> Bool) -> ProcessOutcome {
    // Where the products lie is not told, so that `swift test` is played on every platform.
    if invocation.events == nil { return ProcessOutcome(end: .exited(1), output: "") }
    let chosen = plays.filter { isChosen($0.check, invocation) }
    var stream = chosen.map { StreamLine.test($0.check) }.joined() + StreamLine.runStarted
    for (check, play) in chosen {
      if case .skip = play { continue }
      stream += StreamLine.started(check)
      write(stream, invocation)
      switch play {
      case .skip, .pass: break
      case .fail(let text, let comment):
        stream += StreamLine.issue(check, text, comments: [comment])
      case .crash: return ProcessOutcome(end: .exited(1), output: output + Self.crashText)
      case .exit(let status): return ProcessOutcome(end: .exited(status), output: output)
      case .hang: return hang(shouldStop) { _ in 0 }
      case .grow: return hang(shouldStop) { $0 << 30 }
      }
      stream += StreamLine.ended(check)
    }
    write(stream + (runEnds ? StreamLine.runEnded : ""), invocation)
    return ProcessOutcome(end: .exited(0), output: output)
  }

  private func isChosen(_ check: SampleCheck, _ invocation: Invocation) -> Bool {
    let filters = invocation.values(of: "--filter")
    return (filters.isEmpty || filters.contains { matches($0, check) })
      && !invocation.values(of: "--skip").contains { matches($0, check) }
  }

  private func matches(_ pattern: String, _ check: SampleCheck) -> Bool {
    (try? Regex(pattern).firstMatch(in: check.id)) != nil
  }

  private func write(_ stream: String, _ invocation: Invocation) {
    if let events = invocation.events { course.files.put(stream, at: events) }
  }

  /// A second passes at each question, until the answer is to stop.
  private func hang(
    _ shouldStop: (RunningProgram) -> Bool, residentBytes: @escaping @Sendable (Int) -> Int
  ) -> ProcessOutcome {
    for second in 0..<1000 {
      let program = RunningProgram { residentBytes(second) }
      if shouldStop(program) { return ProcessOutcome(end: .stopped, output: output) }
      course.clock.advance(by: 1)
    }
    return ProcessOutcome(end: .exited(0), output: "never stopped")
  }

  /// What the runtime and `swift test` print for a trap, as they print it: one in the middle of
  /// the other's line.
  static let crashText = """
    Greetings/Presenter.swift:3: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f0cd676df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f0cd676df7f ***

    Thread 2 "oot.default-qos" crashed:

     0                  0x00007f0cd676df7f _assertionFailure(_:_:file:line:flags:) in libswiftCore.so
     1 [ra]             0x0000560ee9de8223 Presenter.show() + 98 in PackageTests.xctest at \
    /course/.build/course/subject/01-Greetings/Presenter.swift:3:39
     2 [async]          0x00007f07e516e0b0 partial apperror: Process '/course/.build/x.xctest' \
    exited with unexpected signal code 4
    ly for closure in libTesting.so

    """
}
