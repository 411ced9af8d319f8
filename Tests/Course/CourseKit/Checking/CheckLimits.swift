/// How much one check may take before it is stopped.
struct CheckLimits: Equatable, Sendable {
  var seconds = 10.0
  /// For the checks and their build tools together.
  var gigabytes = 3
}
