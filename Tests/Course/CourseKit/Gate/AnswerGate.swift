/// A wrong answer is rejected by the check that it names, with the words that it names, without a
/// crash or a hang; a right answer passes everything.
struct AnswerGate {
  let path: Path
  let chapter: Chapter
  let context: GateContext

  private var shown: String { context.shown(path) }
  private var folder: AnswerFolder { AnswerFolder(context: context, chapter: chapter) }

  func findings() throws -> [GateFinding] {
    let answer: Answer
    do {
      answer = try Answer(name: shown, text: try context.files.text(of: path))
      let kind = path.parent.name
      if answer.isRight != (kind == "right") {
        throw RegionFailure(
          file: shown, line: 1,
          problem: "the file lies in \(kind)/, but begins with"
            + " \"// \(answer.isRight ? "Right" : "Wrong"): …\"; move it, or mend that line")
      }
      try folder.lay(answer)
    } catch {
      return [GateFinding(name: path.name, problems: ["\(error)"])]
    }
    let outcome =
      try DirectBuild(context: context, chapter: chapter).outcome(for: folder.subject)
      ?? context.runner(subject: folder.subject).run(chapter)
    let verdict = answer.isRight ? "accepted" : "rejected"
    var finding = GateFinding(name: "\(verdict): \(answer.summary)")
    finding.checks = outcome.results.map(\.check.name)
    finding.broken =
      answer.isRight
      ? [] : outcome.results.filter { !$0.verdict.isPassed }.map(\.check.name)
    finding.problems = problems(answer, outcome)
    return [finding]
  }

  private func problems(_ answer: Answer, _ outcome: ChapterOutcome) -> [String] {
    switch outcome.kind {
    case .notCompiled(let errors):
      return errors.prefix(2).map { error in
        let told = "does not compile without a warning: \(error.message)"
        let line = folder.line(of: answer, at: error.location)
        return line.map { "\(shown):\($0): \(told)" }
          ?? "\(shown): \(told) (line \(error.location.line) of \(error.location.file.name))"
      }
    case .checked(let results) where results.isEmpty:
      return ["\(shown): no check ran; see the area solutions."]
    case .checked(let results):
      let problems = answer.isRight ? accepted(results) : rejected(answer, results)
      return problems.map { "\(shown): \($0)" }
    }
  }

  private func accepted(_ results: [CheckResult]) -> [String] {
    results.filter { !$0.verdict.isPassed }.map { result in
      "a right answer, but \(name(of: result)) \(result.verdict.word): \(result.verdict.message ?? "")"
        + "\nLet the check judge behaviour only; or, if the answer is wrong, move it to wrong/."
    }.cut(to: 3)
  }

  private func rejected(_ answer: Answer, _ results: [CheckResult]) -> [String] {
    let failing = results.filter { !$0.verdict.isPassed }
    let missed = answer.caughtBy.compactMap { escape($0, results, failing, answer) }
    if !missed.isEmpty { return missed }
    var problems: [String] = []
    for result in failing {
      if case .failed = result.verdict { continue }
      problems.append(
        "\(name(of: result)) \(result.verdict.word): \(result.verdict.message ?? "")"
          + "\nA check ends by itself, whatever the answer does: let the check or its fixture stop"
          + " such an answer with a message.")
    }
    problems = problems.cut(to: 3)
    let told = failing.filter { answer.caughtBy.contains($0.check.name) }
      .flatMap { result -> [String] in
        guard case .failed(let findings) = result.verdict else { return [] }
        return findings.flatMap { [$0.text] + $0.comments }
      }
    for words in answer.says where !told.contains(where: { $0.contains(words) }) && problems.isEmpty
    {
      problems.append(
        "the learner is not told \"\(words)\"; mend that line, or the check's comment. They read:\n"
          + told.joined(separator: "\n"))
    }
    return problems + steps(answer, results, failing)
  }

  /// Why the check that should catch the answer did not; `nil` where it did.
  private func escape(
    _ name: String, _ results: [CheckResult], _ failing: [CheckResult], _ answer: Answer
  ) -> String? {
    guard let result = results.first(where: { $0.check.name == name }) else {
      let near = Suggestion.nearest(to: name, among: results.map(\.check.name))
      return "there is no check \"\(name)\"; mend the name after \"Caught by\"."
        + (near.map { " Did you mean \"\($0)\"?" } ?? "")
    }
    guard result.verdict.isPassed else { return nil }
    let others = failing.filter { !answer.caughtBy.contains($0.check.name) }
      .map { "\"\($0.check.name)\"" }
    return "\(self.name(of: result)) lets it pass. "
      + (others.isEmpty
        ? "Tighten the check until it fails for this answer."
        : "Tighten the check, or write after \"Caught by\" who catches it:\n"
          + others.cut(to: 3).joined(separator: "\n"))
  }

  /// Steps that fail without being named, and steps that are named and pass.
  private func steps(
    _ answer: Answer, _ results: [CheckResult], _ failing: [CheckResult]
  ) -> [String] {
    let own = Set(results.filter { answer.caughtBy.contains($0.check.name) }.map(\.check.step))
    let broken = Set(failing.map(\.check.step)).subtracting(own)
    return broken.subtracting(answer.alsoFails).sorted().map { step in
      let names = failing.filter { $0.check.step == step }.map { "\"\($0.check.name)\"" }
      return "checks of step \(step) fail too: \(names.cut(to: 3).joined(separator: ", "))."
        + " If they must, add \"// Also fails: step \(step)\"."
    }
      + answer.alsoFails.subtracting(broken).subtracting(own).sorted().map {
        "\"Also fails: step \($0)\", but its checks pass; remove the line."
      }
  }

  /// The check's name, and where to find it.
  private func name(of result: CheckResult) -> String {
    "\"\(result.check.name)\" (\(result.check.location.text(from: context.workspace.root)))"
  }
}
