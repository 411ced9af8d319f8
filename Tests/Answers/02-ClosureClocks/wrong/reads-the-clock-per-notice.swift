// Wrong: reads the provider again for each notice.
// Caught by: A report looks at the clock once, however many notices there are
// Says: judge every notice by that value

// MARK: Step 2b
private let now: () -> Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  self.now = now
}

/// Counts.
public func report(on notices: [ExpiringNotice]) -> NoticeReport {
  let expired = notices.filter { $0.expiresAtSecond <= now() }.count
  return NoticeReport(second: now(), expired: expired, upcoming: notices.count - expired)
}
// End of step 2b
