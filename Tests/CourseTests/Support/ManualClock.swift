import Synchronization

/// Seconds that pass only when told to.
final class ManualClock: Sendable {
  private let seconds = Mutex(0.0)

  var now: Double { seconds.withLock { $0 } }

  func advance(by amount: Double) { seconds.withLock { $0 += amount } }
}
