/// A share of the gate's work that one worker does in one go.
struct GateJob: Sendable {
  let area: GateArea
  let chapter: Chapter?
  let run: @Sendable (GateContext) throws -> [GateFinding]
}

/// What a job reports before it is timed and labelled.
struct GateFinding: Equatable, Sendable {
  let name: String
  var problems: [String] = []
  /// The chapter's checks by name, and those of them that a wrong answer broke.
  var checks: [String] = []
  var broken: [String] = []
}
