import Synchronization

/// Tells once, at the given call, that the time has come.
final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  func isOver() -> Bool {
    left.withLock { left in
      left -= 1
      return left == 0
    }
  }
}
