// Wrong: takes the boundary second for one before the end.
// Caught by: A notice is expired from its second on, and not before
// Says: perhaps the comparison is not `>=`

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
  now() > expiresAtSecond
}
// End of step 1
