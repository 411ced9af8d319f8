/// One thing that a check found wrong.
struct Finding: Equatable, Sendable {
  /// What the testing library says, such as `Expectation failed: (a → 1) == 2`.
  let text: String
  /// What the check's author says about it: the mistake, and why it matters.
  let comments: [String]
  /// The value of the table's row that failed, where the check has a table.
  let argument: String?
  let location: SourceLocation
}
