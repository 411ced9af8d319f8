// Right: asks whether the end is still ahead, and turns the answer round.

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
  let second = now()
  return !(second < expiresAtSecond)
}
// End of step 1
