/// A program to run: which, with what, where.
struct Invocation: Equatable, Sendable {
  var program: Path
  var arguments: [String]
  var folder: Path
  /// Set on top of the command's own environment.
  var environment: [String: String] = [:]
}
