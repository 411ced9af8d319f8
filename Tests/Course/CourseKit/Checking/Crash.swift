/// What is known of a crash.
struct Crash: Equatable, Sendable {
  /// Such as `Fatal error: Index out of range`.
  let message: String
  /// The innermost line of the learner's own code that was running.
  let location: SourceLocation?
}
