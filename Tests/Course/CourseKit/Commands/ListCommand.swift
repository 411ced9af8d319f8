/// `course list`: all chapters and steps, without building.
enum ListCommand {
  static let description = CommandDescription(
    name: "list",
    summary: "All chapters and steps, by the last known verdicts.",
    details: ["Nothing is built; a chapter whose code has changed since its last check is marked."],
    options: [.json],
    run: { session, arguments in
      let progress = try session.progress()
      let standings = try session.roster().chapters.map { progress.standing(of: $0) }
      if arguments.flags.contains("--json") {
        session.print([try ListReport(standings).json()])
      } else {
        session.print(ChapterList(session: session).lines(standings))
      }
      return .passed
    })
}
