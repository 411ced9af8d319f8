// Right: counts both kinds in one pass over the notices.

// MARK: Step 2a
var expired: [ExpiringNotice] = []
for notice in notices where now >= notice.expiresAtSecond { expired.append(notice) }
return expired
// End of step 2a

// MARK: Step 2b
private let look: () -> Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  look = now
}

/// Counts.
public func report(on notices: [ExpiringNotice]) -> NoticeReport {
  let second = look()
  let counts = notices.reduce(into: [true: 0, false: 0]) { counts, notice in
    counts[second >= notice.expiresAtSecond, default: 0] += 1
  }
  return NoticeReport(
    second: second, expired: counts[true, default: 0], upcoming: counts[false, default: 0])
}
// End of step 2b

// MARK: Step 2c
private let look: () -> Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  look = now
}

/// What is left.
public func secondsLeft(until second: Int) -> Int {
  let present = look()
  return present < second ? second - present : 0
}
// End of step 2c
