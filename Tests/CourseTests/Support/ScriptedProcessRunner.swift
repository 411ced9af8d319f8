import Synchronization

@testable import CourseKit

/// Runs no program: a script answers in its place, one call after the other.
///
/// The script gets the number of the call, counted from 1, and may write files, let time pass and
/// ask whether it should stop.
final class ScriptedProcessRunner: ProcessRunner {
  typealias Script =
    @Sendable (Int, Invocation, (RunningProgram) -> Bool) throws(ProcessFailure) ->
    ProcessOutcome

  private let script: Script
  private let calls = Mutex<[Invocation]>([])

  init(_ script: @escaping Script) { self.script = script }

  /// Fails every call: for commands that must start no program.
  convenience init() {
    self.init { (_, invocation, _) throws(ProcessFailure) in
      throw ProcessFailure(program: invocation.program, reason: "the test expects no program")
    }
  }

  /// What was run, in order.
  var invocations: [Invocation] { calls.withLock { $0 } }

  /// Those of them that ran checks.
  var checkRuns: [Invocation] { invocations.filter { $0.events != nil } }

  func run(
    _ invocation: Invocation, shouldStop: (RunningProgram) -> Bool
  ) throws(ProcessFailure) -> ProcessOutcome {
    let number = calls.withLock { calls in
      calls.append(invocation)
      // A command that runs programs for ever is stopped by an answer that ends it.
      return calls.count
    }
    guard number <= 100 else {
      throw ProcessFailure(program: invocation.program, reason: "more than 100 programs were run")
    }
    return try script(number, invocation, shouldStop)
  }
}

extension Invocation {
  /// Where the event stream is to be written.
  var events: Path? {
    guard let index = arguments.firstIndex(of: "--event-stream-output-path") else { return nil }
    return Path(arguments[index + 1])
  }

  /// The values of an option that may be repeated, such as `--skip`.
  func values(of option: String) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
  }
}
