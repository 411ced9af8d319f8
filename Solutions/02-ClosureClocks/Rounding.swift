/// What becomes of the part of a minute that is left over. Chapter 2, Step 4.
public enum Rounding: CaseIterable, Sendable {
  /// 1 minute 59 seconds count as 1 minute.
  case down

  /// 1 minute 1 second count as 2 minutes.
  case up

  /// Half a minute counts as a whole one, less than that as none.
  case nearest
}
