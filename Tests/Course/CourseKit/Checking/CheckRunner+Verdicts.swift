extension CheckRunner {
  /// Adds the verdicts that an attempt has reached.
  func collect(
    from attempt: Attempt, _ chapter: Chapter, into verdicts: inout [String: Verdict]
  ) {
    for check in attempt.stream.checks where verdicts[check.id] == nil {
      if attempt.stream.hasEnded(check) {
        let findings = attempt.stream.findings[check.id] ?? []
        verdicts[check.id] = findings.isEmpty ? .passed : .failed(findings)
      } else if check == attempt.stream.running {
        verdicts[check.id] = interruption(attempt, chapter)
      }
    }
  }

  /// How the test program itself ends in a check: `swift test` takes a signal that nobody can catch,
  /// as when memory runs out, for an exit, and any exit for one with status 1.
  func interruption(of check: Check, _ chapter: Chapter, _ swift: Path) throws -> Verdict? {
    guard program != nil else { return nil }
    let attempt = try attempt(
      chapter, swift: swift, filter: ["--filter", Self.pattern(for: check)])
    return attempt.stream.running == check ? interruption(attempt, chapter) : nil
  }

  /// The verdict on the check that was running when the process ended.
  private func interruption(_ attempt: Attempt, _ chapter: Chapter) -> Verdict {
    let outcome = attempt.outcome
    if attempt.excess == .time {
      return .hung(
        limit: limits.seconds,
        location: limits.asksWhere ? crash(outcome, chapter, signal: nil).location : nil)
    }
    switch outcome.end {
    case .stopped: return .oversized(limit: limits.gigabytes)
    case .exited(let status) where !outcome.output.contains("unexpected signal code"):
      return .exited(status)
    case .exited: return .crashed(crash(outcome, chapter, signal: nil))
    case .signalled(let signal): return .crashed(crash(outcome, chapter, signal: signal))
    }
  }

  private func crash(_ outcome: ProcessOutcome, _ chapter: Chapter, signal: Int32?) -> Crash {
    CrashReport.crash(
      in: outcome.output, codeFolder: subjectFolder / chapter.folder, signal: signal,
      text: { try? effects.files.text(of: $0) })
  }

  /// The compile errors, those in the learner's own files first.
  func errors(
    among diagnostics: [Diagnostic], _ outcome: ProcessOutcome, _ chapter: Chapter
  ) throws -> [Diagnostic] {
    var errors = diagnostics.filter { $0.severity == .error }
    if errors.isEmpty, let crash = CompilerCrash.diagnostic(in: outcome.output) { errors = [crash] }
    guard !errors.isEmpty else {
      if outcome.output.contains("was compiled with module cache path") {
        throw CourseFailure.broken(
          "This folder was moved or copied after it was built, and what was built names the old"
            + " place.",
          "Remove the .build folder (it holds nothing of yours), and try again: rm -rf .build")
      }
      let said = outcome.output.split(separator: "\n").suffix(12).joined(separator: "\n")
      throw CourseFailure.broken(
        "\"swift test\" ended before any check ran, and not because of the chapter's code."
          + " It said:\n\(said)",
        "If the message does not help, remove the .build folder (it holds nothing of yours) and try"
          + " again.")
    }
    let own = subjectFolder / chapter.folder
    // Later errors are often noise that the first one makes, so each file is read from its top.
    return errors.filter { $0.location.file.isInside(own) }
      .sorted { ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line) }
      + errors.filter { !$0.location.file.isInside(own) }
  }
}
