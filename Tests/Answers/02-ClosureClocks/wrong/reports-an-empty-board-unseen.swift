// Wrong: does not look at the clock for an empty board.
// Caught by: A report looks at the clock once, however many notices there are
// Says: without a look at the clock

// MARK: Step 2b
private let now: () -> Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  self.now = now
}

/// Looks at the clock if there is something to judge.
public func report(on notices: [ExpiringNotice]) -> NoticeReport {
  guard !notices.isEmpty else { return NoticeReport(second: 0, expired: 0, upcoming: 0) }
  let second = now()
  let expired = Self.expired(in: notices, at: second).count
  return NoticeReport(second: second, expired: expired, upcoming: notices.count - expired)
}
// End of step 2b
