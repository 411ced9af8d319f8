/// The reference passes every shared check, without a warning.
enum SolutionGate {
  static func findings(_ chapter: Chapter, _ context: GateContext) throws -> [GateFinding] {
    let root = context.workspace.root
    switch try context.runner(subject: "solutions").run(chapter).kind {
    case .notCompiled(let errors):
      return [
        GateFinding(
          name: "the solution and its tests compile without a warning",
          problems: errors.prefix(3).map { "\($0.location.text(from: root)): \($0.message)" })
      ]
    case .checked(let results):
      let failing = results.filter { !$0.verdict.isPassed }
      let none =
        results.isEmpty
        ? ["Tests/Chapters/\(chapter.folder): there is no check; write one for each step."] : []
      return [
        GateFinding(
          name: "the solution passes its \(results.count.counted("check"))",
          problems: none + failing.map { $0.problem(from: root) }.cut(to: 5)
            + sameNames(results, root))
      ]
    }
  }

  /// Answers and learners know a check by its name, so it stands for one check only.
  private static func sameNames(_ results: [CheckResult], _ root: Path) -> [String] {
    var known: [String: Check] = [:]
    return results.map(\.check).compactMap { check in
      known.updateValue(check, forKey: check.name).map { first in
        "\(check.location.text(from: root)): \"\(check.name)\" is also the name of the check at"
          + " \(first.location.text(from: root)); rename one of them."
      }
    }
  }
}

extension CheckResult {
  /// A failing check as the gate tells it: where the check stands and what it said.
  func problem(from root: Path) -> String {
    "\(check.location.text(from: root)): \"\(check.name)\" \(verdict.word): \(verdict.message ?? "")"
  }
}
