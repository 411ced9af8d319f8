/// `course check`: builds one chapter and judges it.
enum CheckCommand {
  static let description = CommandDescription(
    name: "check",
    operands: "[CHAPTER] [STEP]",
    summary: "Build a chapter and check it; the current one if none is named.",
    details: [
      "CHAPTER is a number or a name. The first failing check is explained; others get a line each."
    ],
    options: [
      CommandOption(name: "--step", value: "K", help: "Run the checks of one step only."),
      CommandOption(
        name: "--timeout", value: "SECONDS", help: "How long one check may take (default 10)."),
      CommandOption(
        name: "--subject", value: "FOLDER",
        help: "Judge \"solutions\", or a folder of chapters below the workspace, instead of yours."),
      CommandOption(
        name: "--verbose",
        help: "Explain every failing check, and show what your code printed; -v for short."),
      .json,
    ],
    count: 0...2,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapter = try session.chapter(named: arguments.words.first)
      let step = try stepWord(arguments).map { try session.step(named: $0, of: chapter) }
      var runner = CheckRunner(workspace: workspace, effects: session.effects)
      runner.subject = subject(arguments.values["--subject"], workspace, session)
      runner.limits.seconds = Double(try arguments.positive("--timeout") ?? 10)
      try SubjectFolder(runner: runner, chapter: chapter).validate()

      let progress = try session.progress()
      let fingerprint = progress.fingerprint(of: chapter)
      let outcome = try run(runner, chapter, step, session)
      if runner.subject == "chapters" {
        // Verdicts that cannot be kept are no reason to withhold them.
        try? progress.record(outcome, of: chapter, step: step?.number, fingerprint: fingerprint)
      }
      if arguments.flags.contains("--json") {
        session.print([try CheckReport(chapter: chapter, outcome: outcome, runner: runner).json()])
      } else {
        var screen = CheckScreen(session: session, runner: runner, chapter: chapter, only: step)
        screen.isVerbose = arguments.flags.contains("--verbose")
        session.print(screen.lines(outcome))
      }
      return outcome.passed ? .passed : .failed
    })

  /// The step, which may follow the chapter or stand behind `--step`.
  private static func stepWord(_ arguments: ParsedArguments) throws(CourseFailure) -> String? {
    let word = arguments.words.dropFirst().first
    let value = arguments.values["--step"]
    if let word, let value, word != value {
      throw .usage(
        "Two steps are named, \(word) and \(value); a check takes one of them, or none for all.", ""
      )
    }
    return word ?? value
  }

  private static func run(
    _ runner: CheckRunner, _ chapter: Chapter, _ step: Step?, _ session: Session
  ) throws -> ChapterOutcome {
    var runner = runner
    let ticker = Ticker("Checking chapter \(chapter.number)", session)
    runner.isCancelled = { running in
      ticker.tick(running)
      return false
    }
    defer { ticker.clear() }
    return try runner.run(chapter, step: step?.number)
  }

  /// A folder is looked for from where the learner stands, then from the workspace's own folder.
  private static func subject(
    _ word: String?, _ workspace: Workspace, _ session: Session
  ) -> String {
    guard let word, word != "chapters", word != "solutions" else { return word ?? "chapters" }
    let near = session.effects.currentFolder / word
    return session.effects.files.isFolder(near) ? near.text : word
  }
}
