/// A notice that is worth reading until a certain second.
///
/// Seconds are counted as the clock that is handed in counts them. Chapter 2, Step 1.
public struct ExpiringNotice {
  // MARK: Step 1 · Ask the clock that is handed in.
  /// The first second in which the notice is expired.
  public let expiresAtSecond: Int

  /// Tells the present second, anew at each call.
  public let now: () -> Int

  /// Creates a notice that asks `now` whenever somebody asks it, and not before.
  public init(expiresAtSecond: Int, now: @escaping () -> Int) {
    self.expiresAtSecond = expiresAtSecond
    self.now = now
  }

  /// Whether the notice is expired at this moment; one look at the clock.
  public var isExpired: Bool {
    now() >= expiresAtSecond
  }
  // Stub:
  // /// The first second in which the notice is expired.
  // public let expiresAtSecond: Int
  //
  // /// Tells the present second, anew at each call.
  // public let now: () -> Int
  //
  // /// Creates a notice that asks `now` whenever somebody asks it, and not before.
  // public init(expiresAtSecond: Int, now: @escaping () -> Int) {
  //   self.expiresAtSecond = expiresAtSecond
  //   self.now = now
  // }
  //
  // /// Whether the notice is expired at this moment; one look at the clock.
  // public var isExpired: Bool {
  //   SystemClock.second() > expiresAtSecond
  // }
  // End of step 1
}
