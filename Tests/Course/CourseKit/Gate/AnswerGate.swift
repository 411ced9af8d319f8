/// A wrong answer is rejected by the check that it names, with the words that it names, without a
/// crash or a hang; a right answer passes everything.
struct AnswerGate {
  let path: Path
  let chapter: Chapter
  let context: GateContext

  func findings() throws -> [GateFinding] {
    let shown = context.shown(path)
    let answer: Answer
    do {
      answer = try Answer(name: shown, text: try context.files.text(of: path))
      if answer.isRight != (path.parent.name == "right") {
        return [
          GateFinding(
            name: path.name,
            problems: ["\(shown): its header says otherwise than its folder; move it or mend it."])
        ]
      }
      try AnswerFolder(context: context, chapter: chapter).lay(answer)
    } catch {
      return [GateFinding(name: path.name, problems: ["\(shown): \(error)"])]
    }
    let folder = AnswerFolder(context: context, chapter: chapter)
    let outcome =
      try DirectBuild(context: context, chapter: chapter).outcome(for: folder.subject)
      ?? context.runner(subject: folder.subject).run(chapter)
    let verdict = answer.isRight ? "accepted" : "rejected"
    var finding = GateFinding(name: "\(verdict): \(answer.summary)")
    finding.checks = outcome.results.map(\.check.name)
    finding.broken =
      answer.isRight
      ? [] : outcome.results.filter { !$0.verdict.isPassed }.map(\.check.name)
    finding.problems = problems(answer, outcome).map { "\(shown): \($0)" }
    return [finding]
  }

  private func problems(_ answer: Answer, _ outcome: ChapterOutcome) -> [String] {
    if case .notCompiled(let errors) = outcome.kind {
      return errors.prefix(2).map { error in
        "does not compile (line \(error.location.line) of \(error.location.file.name)): \(error.message)"
      }
    }
    return answer.isRight ? accepted(outcome) : rejected(answer, outcome)
  }

  private func accepted(_ outcome: ChapterOutcome) -> [String] {
    outcome.results.filter { !$0.verdict.isPassed }.map { result in
      "a right answer fails. Let the check judge behaviour only, or move the answer to wrong/.\n"
        + result.problem(from: context.workspace.root)
    }
  }

  private func rejected(_ answer: Answer, _ outcome: ChapterOutcome) -> [String] {
    var problems: [String] = []
    let failing = outcome.results.filter { !$0.verdict.isPassed }
    for name in answer.caughtBy {
      guard let result = outcome.results.first(where: { $0.check.name == name }) else {
        problems.append("there is no check \"\(name)\"; mend the name after \"Caught by\".")
        continue
      }
      if result.verdict.isPassed {
        problems.append(
          "\"\(name)\" lets it pass. Tighten the check, or name the one that catches it.")
      }
    }
    for result in failing {
      if case .failed = result.verdict { continue }
      problems.append(
        "\"\(result.check.name)\" \(result.verdict.word) instead of failing with a message."
          + " Let the check or its fixture stop such an answer itself.")
    }
    let told = failing.filter { answer.caughtBy.contains($0.check.name) }
      .flatMap { result -> [String] in
        guard case .failed(let findings) = result.verdict else { return [] }
        return findings.flatMap { [$0.text] + $0.comments }
      }
    for words in answer.says where !told.contains(where: { $0.contains(words) }) && problems.isEmpty
    {
      problems.append(
        "the learner is not told \"\(words)\". They read: " + told.joined(separator: " / "))
    }
    return problems + steps(answer, failing, outcome)
  }

  /// Steps that fail without being named, and steps that are named and pass.
  private func steps(
    _ answer: Answer, _ failing: [CheckResult], _ outcome: ChapterOutcome
  ) -> [String] {
    let own = Set(
      outcome.results.filter { answer.caughtBy.contains($0.check.name) }.map(\.check.step))
    let broken = Set(failing.map(\.check.step)).subtracting(own)
    return broken.subtracting(answer.alsoFails).sorted().map { step in
      let names = failing.filter { $0.check.step == step }.map { "\"\($0.check.name)\"" }
      return "checks of step \(step) fail too: \(names.joined(separator: ", "))."
        + " If they must, add \"// Also fails: step \(step)\"."
    }
      + answer.alsoFails.subtracting(broken).subtracting(own).sorted().map {
        "\"Also fails: step \($0)\", but its checks pass; remove the line."
      }
  }
}
