/// Everything that the command needs from outside, handed in by the thin `main`.
///
/// Nothing else in CourseKit touches the disk, starts a program, reads the clock or writes to the
/// terminal, so that tests can decide what each of them does.
struct Effects: Sendable {
  var files: any FileSystem
  var processes: any ProcessRunner
  var console: any Console
  /// `nil` where nobody can press a key.
  var keyboard: (any Keyboard)?
  /// `nil` where nothing can be served.
  var network: (any LocalNetwork)?
  var environment: [String: String]
  var currentFolder: Path
  /// Seconds on a clock that never goes back.
  var uptime: @Sendable () -> Double
  /// Seconds since 1970.
  var now: @Sendable () -> Double
  /// Does nothing for so many seconds.
  var sleep: @Sendable (Double) -> Void
  /// Now, in local time and fit for a file name, such as `2026-11-30T09.15.02`.
  var timestamp: @Sendable () -> String
}
