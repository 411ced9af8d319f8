/// A notice that expires on a clock, and that tasks may share and wait for.
///
/// Its lifetime begins when it is created. Chapter 2, Step 5.
public struct TimedNotice: Sendable {
  // MARK: Step 5c · Fix the deadline once, then ask or sleep on the clock.
  /// Creates a notice that expires when `clock` has moved on by `lifetime`.
  public init(lifetime: Duration, clock: any Clock<Duration>) {}

  /// Whether the notice is expired at this moment.
  public var isExpired: Bool { false }

  /// Suspends until the notice is expired; returns at once if it is expired already.
  ///
  /// - Throws: `CancellationError` if the waiting task is cancelled before that.
  public func waitUntilExpired() async throws {
    throw StepNotWritten(5)
  }
  // End of step 5c
}
