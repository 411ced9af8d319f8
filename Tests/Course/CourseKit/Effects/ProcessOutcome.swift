/// How a program ended, and what it wrote.
struct ProcessOutcome: Equatable, Sendable {
  enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// Stopped by the command itself, because its limit had passed.
    case stopped
  }

  let end: End
  /// Standard output and standard error as they came, cut in the middle where there was too much.
  let output: String

  var succeeded: Bool { end == .exited(0) }
}
