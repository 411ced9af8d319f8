/// `course`: where the learner is, and what to do next.
enum StatusCommand {
  static let description = CommandDescription(
    name: "status",
    summary: "Where you are, and what to do next.",
    run: { session, _ in
      if session.effects.console.isTerminal, session.effects.environment["TERM"] != "dumb",
        let keyboard = session.effects.keyboard
      {
        var companion = try Companion(session: session)
        keyboard.withKeys { companion.run($0) }
        return .passed
      }
      let progress = try session.progress()
      let standings = try session.roster().chapters.map { progress.standing(of: $0) }
      session.print(
        StatusScreen(session: session, workspace: progress.workspace)
          .lines(standings, current: try session.chapter(named: nil)))
      return .passed
    })
}
