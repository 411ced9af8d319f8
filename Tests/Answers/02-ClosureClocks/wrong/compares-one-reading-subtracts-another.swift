// Wrong: compares one reading and subtracts another.
// Caught by: One read of a countdown is one look at the clock
// Says: works with two different times

// MARK: Step 2c
private let now: () -> Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  self.now = now
}

/// What is left.
public func secondsLeft(until second: Int) -> Int {
  now() >= second ? 0 : second - now()
}
// End of step 2c
