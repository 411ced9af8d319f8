/// One line of the gate: what was looked at, and what is wrong with it.
struct GateResult: Equatable, Sendable {
  let area: GateArea
  /// The chapter's digits, or `nil` for the whole workspace.
  let chapter: String?
  /// What holds when it passes, such as `the solution passes its 24 checks`.
  let name: String
  /// What is wrong, what to open and what to change; empty when it passed.
  let problems: [String]
  let seconds: Double
  /// The chapter's checks by name, and those of them that a wrong answer broke.
  var checks: [String] = []
  var broken: [String] = []

  var passed: Bool { problems.isEmpty }
}
