/// How a check ended.
enum Verdict: Equatable, Sendable {
  case passed
  case failed([Finding])
  /// The process ended by a trap or a signal while the check ran.
  case crashed(Crash)
  /// The learner's code ended the process itself, with this status, as `exit(0)` does.
  case exited(Int32)
  /// The check did not end within the limit, in seconds; where it was then, if that is known.
  case hung(limit: Double, location: SourceLocation? = nil)
  /// The check took more memory than it may, in gigabytes, and was stopped.
  case oversized(limit: Int)
  /// The check never came to run.
  case notRun

  var isPassed: Bool { self == .passed }
  var isHung: Bool { if case .hung = self { true } else { false } }

  /// The word that stands for it in lists and in JSON.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed, .exited, .oversized: "crashed"
    case .hung: "hung"
    case .notRun: "not-run"
    }
  }
}
