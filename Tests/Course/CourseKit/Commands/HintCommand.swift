/// `course hint`: one more hint at each call.
enum HintCommand {
  static let description = CommandDescription(
    name: "hint",
    operands: "[CHAPTER] [STEP]",
    summary: "The next hint for the first failing step.",
    details: [
      "Hints go from a question to nearly the code. Each call shows one more;"
        + " those already seen are repeated above it."
    ],
    options: [CommandOption(name: "--all", help: "Show every hint of the step.")],
    count: 0...2,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapter = try session.chapter(named: arguments.words.first)
      let standing = try session.progress().standing(of: chapter)
      let step: Step
      if arguments.words.count == 2 {
        step = try session.step(named: arguments.words[1], of: chapter)
      } else if let next = standing.next {
        step = next
      } else {
        session.print([
          "Every step of chapter \(chapter.number) passes; there is nothing to hint at."
        ])
        return .passed
      }
      let screen = HintScreen(session: session, chapter: chapter, step: step)
      let (hints, count) = try nextHint(
        screen, workspace, showsAll: arguments.flags.contains("--all"))
      session.print(screen.lines(hints, shown: count))
      return .passed
    })

  /// The step's hints, and how many to show: those so far and one more, which is remembered.
  static func nextHint(
    _ screen: HintScreen, _ workspace: Workspace, showsAll: Bool
  ) throws -> (hints: [String], count: Int) {
    let chapter = screen.chapter
    let step = screen.step.number
    let effects = screen.session.effects
    let sheet = HintSheet(markdown: try effects.files.text(of: workspace.root / chapter.hints))
    let hints = sheet.hints(forStep: step)
    guard !hints.isEmpty else {
      throw CourseFailure.broken(
        "\(chapter.hints) holds no hint for step \(step).",
        "Bring it back with git (git checkout -- \(chapter.hints)).")
    }
    let shelf = HintShelf(workspace: workspace, effects: effects)
    let count = showsAll ? hints.count : min(shelf.shown(chapter, step: step) + 1, hints.count)
    try? shelf.setShown(count, chapter, step: step)
    return (hints, count)
  }
}
