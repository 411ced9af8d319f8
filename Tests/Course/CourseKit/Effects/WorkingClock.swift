import Foundation
import Synchronization

/// Seconds that pass while the command works: they stand still while it is stopped with Ctrl-Z, so
/// that a check which stands still with it is not taken for one that hangs.
final class WorkingClock: Sendable {
  private let time = Mutex((stopped: 0.0, since: Double?.none))
  private let uptime: @Sendable () -> Double

  init(uptime: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }) {
    self.uptime = uptime
  }

  var seconds: Double {
    time.withLock { time in (time.since ?? uptime()) - time.stopped }
  }

  func stop() {
    time.withLock { time in time.since = time.since ?? uptime() }
  }

  func goOn() {
    time.withLock { time in
      if let since = time.since { time.stopped += uptime() - since }
      time.since = nil
    }
  }
}
