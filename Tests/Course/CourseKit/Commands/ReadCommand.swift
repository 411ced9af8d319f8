/// `course read`: a chapter's page in the terminal.
enum ReadCommand {
  static let description = CommandDescription(
    name: "read",
    operands: "[CHAPTER] [STEP]",
    summary: "The chapter's page, or one step of it.",
    count: 0...2,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapter = try session.chapter(named: arguments.words.first)
      let step = try arguments.words.dropFirst().first.map {
        try session.step(named: $0, of: chapter)
      }
      let lines = try lines(chapter, step, session, workspace)
      guard session.effects.console.isTerminal, session.effects.environment["TERM"] != "dumb",
        let keyboard = session.effects.keyboard, lines.count >= session.size.rows
      else {
        session.print(lines)
        return .passed
      }
      keyboard.withKeys { keys in
        keyboard.withFullScreen {
          Pager(session: session) {
            (try? Self.lines(chapter, step, session, workspace)) ?? lines
          }.run(keys)
        }
      }
      return .passed
    })

  /// The whole page, and the line at which a step begins.
  static func lines(
    _ chapter: Chapter, from step: Step?, _ session: Session, _ workspace: Workspace
  ) throws -> (lines: [String], start: Int) {
    let all = try lines(chapter, nil, session, workspace)
    let heading = try step.flatMap { try lines(chapter, $0, session, workspace).first }
    return (all, heading.flatMap { all.firstIndex(of: $0) } ?? 0)
  }

  /// The page, or one step of it, fit for the terminal.
  static func lines(
    _ chapter: Chapter, _ step: Step?, _ session: Session, _ workspace: Workspace
  ) throws -> [String] {
    // Links of a page start in docs/, those of a reader in the workspace's folder.
    let text = try session.effects.files.text(of: workspace.root / chapter.page)
      .replacing("](../", with: "](")
    let document = MarkdownDocument(markdown: text)
    let section = step.flatMap { document.section(titled: "Step \($0.number)") }
    return session.renderer().render(section ?? document.answersLast)
  }
}
