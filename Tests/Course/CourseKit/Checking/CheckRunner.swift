/// Builds one chapter and runs its checks, each to a verdict of its own.
///
/// A check that crashes or hangs ends the process; the checks that have no verdict yet are then run
/// again without it, until every check has one.
struct CheckRunner {
  let workspace: Workspace
  let effects: Effects
  /// What stands behind the chapter's module: `chapters`, `solutions` or a folder below the root.
  var subject = "chapters"
  /// Where the build is kept; `nil` is the package's own `.build`.
  var scratch: Path?
  /// How long one check may take, in seconds.
  var limit = 10.0
  /// Whether a warning is an error.
  var isStrict = false
  /// A test program that is built already and is run instead of `swift test`.
  var program: Path?

  func run(_ chapter: Chapter, step: Int? = nil) throws -> ChapterOutcome {
    let swift = try Toolchain.find(in: effects).swift
    let first = try attempt(
      chapter, swift: swift, filter: step.map { ["--filter", "\\.Step\($0)\\D"] } ?? [])
    let diagnostics = Diagnostic.all(in: first.outcome.output)
    let warnings = diagnostics.filter { $0.severity == .warning }
    guard first.stream.runHasStarted else {
      return ChapterOutcome(
        kind: .notCompiled(try errors(among: diagnostics, first.outcome, chapter)),
        warnings: warnings, output: first.outcome.output)
    }
    var verdicts: [String: Verdict] = [:]
    var attempt = first
    var output = first.outcome.output
    while true {
      let known = verdicts.count
      collect(from: attempt, chapter, into: &verdicts)
      let open = first.stream.checks.filter { verdicts[$0.id] == nil }
      if open.isEmpty || verdicts.count == known { break }
      let settled = first.stream.checks.filter { verdicts[$0.id] != nil }
      attempt = try self.attempt(
        chapter, swift: swift,
        filter: ["--skip-build"] + settled.flatMap { ["--skip", Self.pattern(for: $0)] })
      output += attempt.outcome.output
    }
    let results = first.stream.checks.sorted {
      ($0.step, $0.location.line) < ($1.step, $1.location.line)
    }
    .map { CheckResult(check: $0, verdict: verdicts[$0.id] ?? .notRun) }
    return ChapterOutcome(kind: .checked(results), warnings: warnings, output: output)
  }

  private struct Attempt {
    let stream: EventStream
    let outcome: ProcessOutcome
  }

  private func attempt(_ chapter: Chapter, swift: Path, filter: [String]) throws -> Attempt {
    try effects.files.makeFolder(workspace.state)
    let moment = UInt64(effects.uptime() * 1_000_000_000)
    let events = workspace.state / "events-\(scratch?.name ?? "build")-\(moment).json"
    defer { try? effects.files.remove(events) }
    var watch = StreamWatch(events: events, effects: effects, limit: limit)
    let outcome = try effects.processes.run(
      invocation(chapter, swift: swift, events: events, filter: filter)
    ) { watch.hasHung() }
    watch.catchUp()
    return Attempt(stream: watch.stream, outcome: outcome)
  }

  private func invocation(
    _ chapter: Chapter, swift: Path, events: Path, filter: [String]
  ) -> Invocation {
    let stream = [
      "--no-parallel", "--event-stream-output-path", events.text, "--event-stream-version", "0",
    ]
    var invocation = Invocation(program: swift, arguments: [], folder: workspace.root)
    if let program {
      invocation.program = program
      invocation.arguments =
        ["--testing-library", "swift-testing"] + stream + filter.filter { $0 != "--skip-build" }
    } else {
      invocation.arguments =
        ["test", "--disable-xctest", "--enable-swift-testing"] + stream + filter
    }
    if let scratch, program == nil { invocation.arguments += ["--scratch-path", scratch.text] }
    invocation.environment = [
      "COURSE_SUBJECT": subject,
      "COURSE_CHAPTER": chapter.digits,
      "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,limit=40,threads=crashed",
    ]
    // Symbols that a library lacks are to be found missing at the start, not in the middle.
    if program != nil { invocation.environment["LD_BIND_NOW"] = "1" }
    if isStrict { invocation.environment["COURSE_STRICT"] = "1" }
    return invocation
  }

  private func collect(
    from attempt: Attempt, _ chapter: Chapter, into verdicts: inout [String: Verdict]
  ) {
    for check in attempt.stream.checks where verdicts[check.id] == nil {
      if attempt.stream.hasEnded(check) {
        let findings = attempt.stream.findings[check.id] ?? []
        verdicts[check.id] = findings.isEmpty ? .passed : .failed(findings)
      } else if check == attempt.stream.running {
        verdicts[check.id] = interruption(attempt.outcome, chapter)
      }
    }
  }

  /// The verdict on the check that was running when the process ended.
  private func interruption(_ outcome: ProcessOutcome, _ chapter: Chapter) -> Verdict {
    switch outcome.end {
    case .stopped: return .hung(limit: limit)
    case .exited(let status) where !outcome.output.contains("unexpected signal code"):
      return .exited(status)
    default:
      let folder = subjectFolder / chapter.folder
      return .crashed(CrashReport.crash(in: outcome.output, codeFolder: folder))
    }
  }

  /// The folder that holds the chapters under judgement.
  var subjectFolder: Path {
    switch subject {
    case "chapters": workspace.chapters
    case "solutions": workspace.solutions
    default: workspace.root / subject
    }
  }

  /// The compile errors, those in the learner's own files first.
  private func errors(
    among diagnostics: [Diagnostic], _ outcome: ProcessOutcome, _ chapter: Chapter
  ) throws -> [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else {
      throw CourseFailure.broken(
        "\"swift test\" ended before any check ran, and not because of the chapter's code. It said:\n"
          + outcome.output.split(separator: "\n").suffix(12).joined(separator: "\n"),
        "If the message does not help, remove the .build folder (it holds nothing of yours) and try"
          + " again.")
    }
    let own = subjectFolder / chapter.folder
    return errors.filter { $0.location.file.isInside(own) }
      + errors.filter { !$0.location.file.isInside(own) }
  }

  /// A pattern that matches the check's identifier and no other.
  private static func pattern(for check: Check) -> String {
    "^" + check.id.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined() + "$"
  }
}
