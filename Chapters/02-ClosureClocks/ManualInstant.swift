/// A moment on a ``ManualClock``: how far its hands have moved. Chapter 2, Step 5.
public struct ManualInstant: InstantProtocol, CustomStringConvertible {
  /// The way from the clock's beginning to this moment.
  public let offset: Duration

  /// Creates the moment that lies `offset` behind the clock's beginning.
  public init(offset: Duration) {
    self.offset = offset
  }

  /// The moment in words, such as `5.0 seconds`.
  public var description: String { "\(offset)" }

  /// Returns the moment that is `duration` later.
  public func advanced(by duration: Duration) -> ManualInstant {
    ManualInstant(offset: offset + duration)
  }

  /// Returns the way from this moment to `other`.
  public func duration(to other: ManualInstant) -> Duration {
    other.offset - offset
  }

  /// Whether `earlier` comes before `later`.
  public static func < (earlier: ManualInstant, later: ManualInstant) -> Bool {
    earlier.offset < later.offset
  }
}
