/// `course solution`: the reference beside the learner's code.
enum SolutionCommand {
  static let description = CommandDescription(
    name: "solution",
    operands: "CHAPTER [STEP]",
    summary: "The reference beside yours, as a diff.",
    details: ["Before a step passes, the command asks whether you want to see it."],
    options: [CommandOption(name: "--yes", help: "Show it without asking.")],
    count: 1...2,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapter = try session.chapter(named: arguments.words[0])
      let step = try arguments.words.dropFirst().first.map {
        try session.step(named: $0, of: chapter)
      }
      let standing = try session.progress().standing(of: chapter)
      let open = (step.map { [$0] } ?? chapter.steps).first {
        !standing.isPassed($0) || standing.isStale
      }
      if let open, !arguments.flags.contains("--yes") {
        let why =
          standing.isPassed(open)
          ? "has changed since it passed"
          : standing.isStale && standing.state(of: open) != .unchecked
            ? "did not pass when it was last checked" : "does not pass yet"
        guard try confirm("Step \(open.number) \(why). Show the reference?", chapter, open, session)
        else { return .passed }
      }
      let files = try LearnerFolder(
        workspace: workspace, files: session.effects.files, chapter: chapter
      ).learnerFiles()
      session.print(
        SolutionScreen(session: session, workspace: workspace, chapter: chapter)
          .lines(files, step: step))
      return .passed
    })

  private static func confirm(
    _ question: String, _ chapter: Chapter, _ step: Step, _ session: Session
  ) throws(CourseFailure) -> Bool {
    let hint = "A hint may be enough: swift run course hint \(chapter.number) \(step.number)"
    guard session.effects.console.isTerminal, let keyboard = session.effects.keyboard else {
      throw .usage(
        question.replacing(" Show the reference?", with: ""),
        hint + "\nTo see the reference all the same, add --yes.")
    }
    session.print([hint])
    let key = keyboard.withKeys { keys in
      // Asked only once keys are read: an answer before that would be echoed.
      session.effects.console.write("\(question) [y/N] ")
      while true {
        switch keys.next(within: .infinity) {
        case nil: continue
        case .returned: session.effects.console.write("\(question) [y/N] ")
        case let key?: return key
        }
      }
    }
    session.print([""])
    return key == .character("y") || key == .character("Y")
  }
}
