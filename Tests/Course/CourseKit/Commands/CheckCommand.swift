/// `course check`: builds one chapter and judges it.
enum CheckCommand {
  static let description = CommandDescription(
    name: "check",
    operands: "[CHAPTER]",
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
      CommandOption(name: "--verbose", help: "Explain every failing check, and show all output."),
      .json,
    ],
    count: 0...1,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapter = try session.chapter(named: arguments.words.first)
      let step = try arguments.values["--step"].map { try session.step(named: $0, of: chapter) }
      var runner = CheckRunner(workspace: workspace, effects: session.effects)
      runner.subject = arguments.values["--subject"] ?? "chapters"
      runner.limit = Double(try arguments.positive("--timeout") ?? 10)
      try SubjectFolder(runner: runner, chapter: chapter).validate()

      let outcome = try runner.run(chapter, step: step?.number)
      let progress = try session.progress()
      if runner.subject == "chapters" {
        // Verdicts that cannot be kept are no reason to withhold them.
        try? progress.record(outcome, of: chapter, step: step?.number)
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
}
