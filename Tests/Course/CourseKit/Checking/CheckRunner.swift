/// Builds one chapter and runs its checks, each to a verdict of its own.
///
/// A check that crashes or hangs ends the process; the checks that have no verdict yet are then run
/// again without it, until every check has one.
struct CheckRunner {
  let workspace: Workspace
  let effects: Effects
  /// What is judged: `chapters`, `solutions` or a folder that holds chapters.
  var subject = "chapters"
  /// Where the build is kept; `nil` is the package's own `.build`.
  var scratch: Path?
  var limits = CheckLimits()
  /// Whether a warning is an error.
  var isStrict = false
  /// A test program that is built already and is run instead of `swift test`.
  var program: Path?
  /// Asked many times a second, with the check that is running, once one is; `true` gives the run up.
  var isCancelled: (Check?) -> Bool = { _ in false }

  /// Throws ``CheckCancelled`` when the run was given up, and a ``CourseFailure`` when the build
  /// failed for another reason than the chapter's code.
  func run(_ chapter: Chapter, step: Int? = nil) throws -> ChapterOutcome {
    let swift = try Toolchain.find(in: effects).swift
    let claim = program == nil ? try claim() : nil
    defer { withExtendedLifetime(claim) {} }
    if program == nil {
      try mirror.copy(subjectFolder / chapter.folder, as: chapter.folder)
      pace.wait()
    }
    defer { if program == nil { pace.buildHasEnded() } }

    let filter = step.map { ["--filter", "\\.Step\($0)\\D"] } ?? []
    let first = try attempt(chapter, swift: swift, filter: filter)
    var output = first.outcome.output
    let diagnostics = Diagnostic.all(in: output)
    let warnings = diagnostics.filter { $0.severity == .warning }
    guard first.stream.runHasStarted else {
      return ChapterOutcome(
        kind: .notCompiled(try errors(among: diagnostics, first.outcome, chapter)),
        warnings: warnings, output: output)
    }
    var verdicts: [String: Verdict] = [:]
    var attempt = first
    var rerun = self
    while true {
      let known = verdicts.count
      rerun.collect(from: attempt, chapter, into: &verdicts)
      if rerun.program == nil, let check = attempt.stream.running,
        case .exited = verdicts[check.id]
      {
        rerun.program = builtProgram(chapter, swift: swift)
        verdicts[check.id] = try rerun.interruption(of: check, chapter, swift) ?? verdicts[check.id]
      }
      let open = first.stream.checks.filter { verdicts[$0.id] == nil }
      if open.isEmpty || verdicts.count == known { break }
      let settled = first.stream.checks.filter { verdicts[$0.id] != nil }
      rerun.program = rerun.program ?? builtProgram(chapter, swift: swift)
      rerun.limits.asksWhere = !verdicts.values.contains { $0.isHung }
      rerun.limits.seconds = limits.seconds(afterHangs: verdicts.values.count { $0.isHung })
      attempt = try rerun.attempt(
        chapter, swift: swift,
        filter: filter + ["--skip-build"]
          + settled.flatMap { ["--skip", Self.pattern(for: $0)] })
      output += attempt.outcome.output
    }
    let results = first.stream.checks
      .sorted { ($0.step, $0.location.line) < ($1.step, $1.location.line) }
      .map { CheckResult(check: $0, verdict: verdicts[$0.id] ?? .notRun) }
    return ChapterOutcome(kind: .checked(results), warnings: warnings, output: output)
  }

  /// Waits until no other check builds in this folder: it would judge the code of this one.
  private func claim() throws -> FileClaim {
    let folder = scratch ?? workspace.state
    try effects.files.makeFolder(folder)
    while true {
      if let claim = try effects.files.claim(folder / "in-use") { return claim }
      if isCancelled(nil) { throw CheckCancelled() }
      effects.sleep(0.05)
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

  /// The folder whose copies are built.
  var mirror: Mirror {
    Mirror(folder: (scratch ?? workspace.state) / "subject", effects: effects)
  }

  private var pace: BuildPace {
    BuildPace(stamp: (scratch ?? workspace.state) / "last-build", effects: effects)
  }

  /// A pattern that matches the check's identifier and no other.
  static func pattern(for check: Check) -> String {
    "^" + check.id.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined() + "$"
  }
}

/// Thrown when a run was given up before its end.
struct CheckCancelled: Error {}
