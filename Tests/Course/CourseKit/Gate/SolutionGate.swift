/// The reference passes every shared check, without a warning.
enum SolutionGate {
  static func findings(_ chapter: Chapter, _ context: GateContext) throws -> [GateFinding] {
    let runner = context.runner(subject: "solutions")
    let outcome = try runner.run(chapter)
    switch outcome.kind {
    case .notCompiled(let errors):
      return [
        GateFinding(
          name: "the solution compiles without a warning",
          problems: errors.prefix(3).map {
            "\($0.location.text(from: context.workspace.root)): \($0.message)"
          })
      ]
    case .checked(let results):
      let failing = results.filter { !$0.verdict.isPassed }
      return [
        GateFinding(
          name: "the solution passes its \(results.count.counted("check"))",
          problems: failing.map { $0.problem(from: context.workspace.root) })
      ]
    }
  }
}

extension CheckResult {
  /// A failing check as the gate tells it: where the check stands and what it said.
  func problem(from root: Path) -> String {
    "\(check.location.text(from: root)): \"\(check.name)\" \(verdict.word): \(verdict.message ?? "")"
  }
}
