/// Counts down on a screen, for as long as the screen is there. Chapter 2, Step 2.
public struct Countdown {
  // MARK: Step 2c · Observe anew at each read.
  private let now: () -> Int

  /// Creates a countdown that asks `now` at each read, and not before.
  public init(now: @escaping () -> Int) {
    self.now = now
  }

  /// Returns the seconds from now until `second`, or zero once it has come; one look at the clock.
  public func secondsLeft(until second: Int) -> Int {
    max(0, second - now())
  }
  // Stub:
  // private let started: Int
  //
  // /// Creates a countdown that asks `now` at each read, and not before.
  // public init(now: @escaping () -> Int) {
  //   started = now()
  // }
  //
  // /// Returns the seconds from now until `second`, or zero once it has come; one look at the clock.
  // public func secondsLeft(until second: Int) -> Int {
  //   second - started
  // }
  // End of step 2c
}
