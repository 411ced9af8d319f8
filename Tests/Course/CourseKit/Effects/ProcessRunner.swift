/// Runs programs. The system is one implementation; tests bring another that answers from a script.
protocol ProcessRunner: Sendable {
  /// Runs a program to its end, or until `shouldStop`, asked many times a second, answers `true`;
  /// then the program and all that it started are ended.
  ///
  /// Throws where the program cannot be started at all.
  func run(
    _ invocation: Invocation, shouldStop: (RunningProgram) -> Bool
  ) throws(ProcessFailure) -> ProcessOutcome
}

extension ProcessRunner {
  func run(_ invocation: Invocation) throws(ProcessFailure) -> ProcessOutcome {
    try run(invocation, shouldStop: { _ in false })
  }
}

/// A program that could not be started.
struct ProcessFailure: Error, Equatable, CustomStringConvertible {
  let program: Path
  let reason: String

  var description: String { "Could not start \(program): \(reason)." }
}
