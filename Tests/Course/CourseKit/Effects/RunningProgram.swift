/// A program that is under way.
struct RunningProgram: Sendable {
  /// The memory that it and all that it started hold now, in bytes; 0 where that is not known.
  let residentBytes: @Sendable () -> Int
  /// Makes it write which lines it is at, as far as the system can do that.
  var tellWhereItIs: @Sendable () -> Void = {}
}
