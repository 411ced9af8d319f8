// Wrong: counts down from the second at which it was made.
// Caught by: A countdown observes the time anew at each read
// Says: not one value

// MARK: Step 2c
private let started: Int

/// Keeps the clock.
public init(now: @escaping () -> Int) {
  started = now()
}

/// What is left.
public func secondsLeft(until second: Int) -> Int {
  max(0, second - started)
}
// End of step 2c
