/// Judges many notices at one instant. Chapter 2, Step 2.
public struct NoticeBoard {
  /// Returns the notices that are expired at the second `now`, in the order in which they came.
  ///
  /// The instant is a value: it counts for every notice, and the notices' own clocks are not asked.
  public static func expired(
    in notices: [ExpiringNotice], at now: Int
  ) -> [ExpiringNotice] {
    // MARK: Step 2a · Judge every notice against the one value.
    notices.filter { $0.expiresAtSecond <= now }
    // Stub:
    // notices.filter(\.isExpired)
    // End of step 2a
  }

  // MARK: Step 2b · Look at the clock once for each report.
  private let now: () -> Int

  /// Creates a board that asks `now` for the instant of each report, and not before.
  public init(now: @escaping () -> Int) {
    self.now = now
  }

  /// Counts the notices at the present second; one look at the clock, however many there are.
  public func report(on notices: [ExpiringNotice]) -> NoticeReport {
    let second = now()
    let expired = Self.expired(in: notices, at: second).count
    return NoticeReport(second: second, expired: expired, upcoming: notices.count - expired)
  }
  // Stub:
  // private let now: () -> Int
  //
  // /// Creates a board that asks `now` for the instant of each report, and not before.
  // public init(now: @escaping () -> Int) {
  //   self.now = now
  // }
  //
  // /// Counts the notices at the present second; one look at the clock, however many there are.
  // public func report(on notices: [ExpiringNotice]) -> NoticeReport {
  //   NoticeReport(
  //     second: now(),
  //     expired: notices.filter { now() >= $0.expiresAtSecond }.count,
  //     upcoming: notices.filter { now() < $0.expiresAtSecond }.count
  //   )
  // }
  // End of step 2b
}
