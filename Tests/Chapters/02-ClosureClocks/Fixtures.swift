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

/// What a clock shows, and what a notice has to say about it.
struct Reading: Sendable, CustomTestStringConvertible {
  let expiresAt: Int
  let second: Int
  let verdict: String

  init(_ second: Int, of expiresAt: Int, _ verdict: String) {
    self.expiresAt = expiresAt
    self.second = second
    self.verdict = verdict
  }

  var testDescription: String {
    "a clock that shows \(second), a notice that expires at \(expiresAt)"
  }

  /// What a notice with such a clock says.
  func answer() -> String {
    let notice = ExpiringNotice(expiresAtSecond: expiresAt, now: HandClock(second).read)
    return notice.isExpired ? "expired" : "not expired"
  }
}

/// Notices that expire at these seconds; their own clock shows a time at which none is expired.
func notices(expiringAt seconds: Int...) -> [ExpiringNotice] {
  seconds.map { ExpiringNotice(expiresAtSecond: $0, now: { -1 }) }
}
