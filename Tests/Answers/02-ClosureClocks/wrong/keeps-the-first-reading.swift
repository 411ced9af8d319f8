// Wrong: reads the clock once, when it is created.
// Caught by: The notice looks at the clock anew each time it is asked
// Says: an earlier reading or answer was kept
// Caught by: One question is one look at the clock, and none comes before it
// Says: A reading taken at creation is old

// MARK: Step 1
/// When it expires.
public let expiresAtSecond: Int

/// The clock.
public let now: () -> Int
private let created: Int

/// Keeps both.
public init(expiresAtSecond: Int, now: @escaping () -> Int) {
  self.expiresAtSecond = expiresAtSecond
  self.now = now
  created = now()
}

/// The verdict.
public var isExpired: Bool {
  created >= expiresAtSecond
}
// End of step 1
