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
      let document = MarkdownDocument(
        markdown: try session.effects.files.text(of: workspace.root / chapter.page))
      var shown = document
      if arguments.words.count == 2 {
        let step = try session.step(named: arguments.words[1], of: chapter)
        shown = document.section(titled: "Step \(step.number)") ?? document
      }
      session.print(session.renderer().render(shown))
      return .passed
    })
}
