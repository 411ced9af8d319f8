// Wrong: looks at the clock once for each half of its condition.
// Caught by: One question is one look at the clock, and none comes before it
// Says: two readings may fall on both sides

// MARK: Step 1
/// When it expires.
public let expiresAtSecond: Int

/// The clock.
public let now: () -> Int

/// Keeps both.
public init(expiresAtSecond: Int, now: @escaping () -> Int) {
  self.expiresAtSecond = expiresAtSecond
  self.now = now
}

/// The verdict.
public var isExpired: Bool {
  now() == expiresAtSecond || now() > expiresAtSecond
}
// End of step 1
