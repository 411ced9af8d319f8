/// A clock whose hands are moved by a test, and that many tasks may read and sleep on.
///
/// Everything that changes lives in one locked value, which is what makes the class `Sendable`.
/// Chapter 2, Step 5.
public final class ManualClock: Clock, Sendable {
  private struct Sleeper {
    let number: Int
    let deadline: ManualInstant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = ManualInstant(offset: .zero)
    var sleepers: [Sleeper] = []
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// Creates a clock that stands still.
  public init() {}

  /// The moment to which the hands point.
  public var now: ManualInstant { state.withLock { $0.now } }

  /// How many tasks sleep on this clock at the moment.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The smallest step of the hands: there is none.
  public var minimumResolution: Duration { .zero }

  /// Moves the hands by `duration`, and wakes every sleeper whose deadline is reached by then.
  public func advance(by duration: Duration) {
    // MARK: Step 5a · Move the hands, then wake who is due.
    // Your turn: new hands, and the sleepers that are due, in one locked moment; wake them after it.
    // End of step 5a
  }

  /// Suspends the calling task until the hands reach `deadline`.
  ///
  /// A deadline that is reached already lets the task go on at once.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled before its deadline. A task
  ///   that is cancelled and due at once may throw or go on: both are true.
  public func sleep(until deadline: ManualInstant, tolerance: Duration?) async throws {
    // MARK: Step 5b · Sleep until the hands or a cancellation come.
    throw StepNotWritten(5)
    // End of step 5b
  }
}
