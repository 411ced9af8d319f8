// Wrong: waits in a loop until the notice is expired.
// Caught by: A notice is expired from its second on, and not before
// Says: waits for it in a loop

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
  while now() < expiresAtSecond {}
  return true
}
// End of step 1
