/// How much one check may take before it is stopped.
struct CheckLimits: Equatable, Sendable {
  var seconds = 10.0
  /// For the checks and their build tools together.
  var gigabytes = 3
  /// Whether a check that hangs is asked where it is before it is ended, which takes a second.
  var asksWhere = true

  /// Where one check hangs, others will: they share the code. To wait the whole limit for each of
  /// them would take minutes, and a check that ends does so in milliseconds.
  func seconds(afterHangs count: Int) -> Double {
    switch count {
    case 0: seconds
    case 1: min(seconds, 2)
    default: min(seconds, 0.5)
    }
  }
}
