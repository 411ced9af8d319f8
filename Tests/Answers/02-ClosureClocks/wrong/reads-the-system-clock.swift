// Wrong: asks the system for the time, not the clock it was given.
// Caught by: The clock that is handed in is believed, however far from the present
// Says: Perhaps the notice reads the

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
  SystemClock.second() >= expiresAtSecond
}
// End of step 1
