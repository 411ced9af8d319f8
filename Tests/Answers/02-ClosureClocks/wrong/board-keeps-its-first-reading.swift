// Wrong: reads the clock when the board is made.
// Caught by: Each report is a new look at the clock
// Says: a reading that is kept

// MARK: Step 2b
private let second: Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  second = now()
}

/// Counts.
public func report(on notices: [ExpiringNotice]) -> NoticeReport {
  let expired = Self.expired(in: notices, at: second).count
  return NoticeReport(second: second, expired: expired, upcoming: notices.count - expired)
}
// End of step 2b
