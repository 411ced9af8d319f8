/// How many notices were expired at one instant, and how many were not. Chapter 2, Step 2.
public struct NoticeReport: Equatable, Sendable, CustomStringConvertible {
  /// The instant at which every notice was judged.
  public let second: Int

  /// How many notices were expired then.
  public let expired: Int

  /// How many notices were still to come to their end.
  public let upcoming: Int

  /// Creates a report of what was counted.
  public init(second: Int, expired: Int, upcoming: Int) {
    self.second = second
    self.expired = expired
    self.upcoming = upcoming
  }

  /// The report as a sentence.
  public var description: String {
    "At second \(second): \(expired) expired, \(upcoming) to come."
  }
}
