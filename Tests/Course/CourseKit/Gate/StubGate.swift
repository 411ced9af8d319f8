/// The untouched stub compiles without a warning and gives a clean list of failing checks.
enum StubGate {
  static func findings(_ chapter: Chapter, _ context: GateContext) throws -> [GateFinding] {
    let root = context.workspace.root
    let outcome = try context.runner(subject: "chapters").run(chapter)
    if case .notCompiled(let errors) = outcome.kind {
      return [
        GateFinding(
          name: "the stub compiles without a warning",
          problems: errors.prefix(3).map { "\($0.location.text(from: root)): \($0.message)" })
      ]
    }
    let results = outcome.results
    let unclean = results.filter { result in
      switch result.verdict {
      case .passed, .failed: false
      default: true
      }
    }
    let passing = chapter.steps.filter { step in
      let own = results.filter { $0.check.step == step.number }
      return own.allSatisfy(\.verdict.isPassed)
    }
    return [
      GateFinding(
        name: "the stub ends every check by itself",
        problems: unclean.map { $0.problem(from: root) }),
      GateFinding(
        name: "the stub fails a check in each of its \(chapter.steps.count.counted("step"))",
        problems: passing.map { step in
          "Tests/Chapters/\(chapter.folder): every check of step \(step.number) passes on the untouched"
            + " stub, or there is none. Let the placeholder in Solutions/\(chapter.folder) do less,"
            + " or add a check."
        }),
    ]
  }
}
