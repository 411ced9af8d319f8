/// The untouched stub compiles without a warning and gives a clean list of failing checks.
enum StubGate {
  static func findings(_ chapter: Chapter, _ context: GateContext) throws -> [GateFinding] {
    let root = context.workspace.root
    let outcome = try context.runner(subject: "chapters").run(chapter)
    if case .notCompiled(let errors) = outcome.kind {
      return [
        GateFinding(
          name: "the stub compiles without a warning",
          problems: errors.prefix(3).map { "\($0.location.text(from: root)): \($0.message)" }
            + [
              "Mend the placeholder in Solutions/\(chapter.folder), then run \"swift run course"
                + " stubs --write\"."
            ])
      ]
    }
    let results = outcome.results
    let passing = chapter.steps.filter { step in
      let own = results.filter { $0.check.step == step.number }
      return own.allSatisfy(\.verdict.isPassed)
    }
    return [
      GateFinding(
        name: "the stub ends every check by itself",
        problems: interruptions(results, chapter, root)),
      GateFinding(
        name: "the stub fails a check in each of its \(chapter.steps.count.counted("step"))",
        problems: passing.map { step in
          "Tests/Chapters/\(chapter.folder): every check of step \(step.number) passes on the untouched"
            + " stub, or there is none. Let the placeholder in Solutions/\(chapter.folder) do less"
            + " and run \"swift run course stubs --write\", or add a check."
        }),
    ] + session(chapter, outcome, context)
  }

  /// The first chapter's stub is also what the README shows.
  private static func session(
    _ chapter: Chapter, _ outcome: ChapterOutcome, _ context: GateContext
  ) -> [GateFinding] {
    let recorded = RecordedSession(
      workspace: context.workspace, effects: context.effects, chapter: chapter)
    guard chapter.number == 1, recorded.isWanted else { return [] }
    var finding = GateFinding(name: "the README shows what this check says")
    do {
      finding.problems = try recorded.differences(outcome).map {
        "\(context.shown($0.file)) shows another session. Run \"swift run course docs --session\"."
      }
    } catch {
      finding.problems = ["\(error)"]
    }
    return [finding]
  }

  /// What ends a check from outside, once for all the checks that it ends.
  private static func interruptions(
    _ results: [CheckResult], _ chapter: Chapter, _ root: Path
  ) -> [String] {
    var problems: [String] = []
    var checks: [String: [Check]] = [:]
    for result in results {
      switch result.verdict {
      case .passed, .failed: continue
      default: break
      }
      let place = result.verdict.crashLocation?.text(from: root) ?? "Chapters/\(chapter.folder)"
      let problem = "\(place): \(result.verdict.message ?? "")"
      if checks[problem] == nil { problems.append(problem) }
      checks[problem, default: []].append(result.check)
    }
    return problems.map { problem in
      let ended = checks[problem] ?? []
      let first = ended.first.map { "\"\($0.name)\" of step \($0.step)" } ?? ""
      return problem + "\nThis ends \(first)"
        + (ended.count > 1 ? " and \((ended.count - 1).counted("other check"))" : "")
        + ". Let the placeholder in Solutions/\(chapter.folder) throw StepNotWritten(…) or answer"
        + " wrongly, then run \"swift run course stubs --write\"."
    }
  }
}
