import ClosureClocks
import Testing

/// A clock whose hands are moved by a check, and that counts the looks at it.
final class HandClock {
  var second: Int
  private let secondsPerLook: Int
  private(set) var looks = 0

  init(_ second: Int, secondsPerLook: Int = 0) {
    self.second = second
    self.secondsPerLook = secondsPerLook
  }

  func read() -> Int {
    looks += 1
    if looks == 200 {
      Issue.record("The clock was read 200 times: something waits for it in a loop.")
    }
    // The far future ends a loop that waits for a certain second.
    guard looks < 200 else { return 1_000_000_000_000 }
    defer { second += secondsPerLook }
    return second
  }
}

/// Notices that expire at these seconds; their own clock shows a time at which none is expired.
func notices(expiringAt seconds: Int...) -> [ExpiringNotice] {
  seconds.map { ExpiringNotice(expiresAtSecond: $0, now: { -1 }) }
}
