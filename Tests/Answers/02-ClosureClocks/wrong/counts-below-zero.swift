// Wrong: counts on below zero.
// Caught by: A countdown ends at zero
// Says: There is no negative time left

// MARK: Step 2c
private let now: () -> Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  self.now = now
}

/// What is left.
public func secondsLeft(until second: Int) -> Int {
  second - now()
}
// End of step 2c
