/// `course stubs`: derives what the learner starts with from the solutions.
enum StubsCommand {
  static let description = CommandDescription(
    name: "stubs",
    summary: "For authors: compare Chapters/ with what Solutions/ derives.",
    details: [
      "Each stub is its solution with the marked step regions replaced by their placeholder."
        + " Without --write, files that differ are named."
    ],
    options: [
      CommandOption(
        name: "--write", help: "Write the stubs. A file that differs is backed up first.")
    ],
    run: { session, arguments in
      let workspace = try session.workspace()
      let stubs = Stubs(workspace: workspace, files: session.effects.files)
      let differing = try stubs.differences(in: try session.roster().chapters)
      if arguments.flags.contains("--write") {
        let backup = Backup(workspace: workspace, effects: session.effects)
        // A backup holds whole chapters, so that a restore can tell which files were not there.
        let kept = try backup.keep(
          try session.roster().chapters.filter { chapter in
            differing.contains { $0.path.isInside(workspace.chapters / chapter.folder) }
          }.flatMap { chapter in
            try LearnerFolder(
              workspace: workspace, files: session.effects.files, chapter: chapter
            ).present()
          }, before: "stubs --write")
        try backup.pointing(to: kept) {
          for difference in differing { try stubs.write(difference) }
        }
        session.print(
          differing.map { "wrote \($0.path.relative(to: workspace.root))" }
            + (kept.map { ["What was there before is in \($0.relative(to: workspace.root))."] }
              ?? [])
            + ["\(differing.count.counted("file")) written."])
        return .passed
      }
      session.print(
        differing.map { "\($0.path.relative(to: workspace.root)): \($0.problem)" }
          + [
            differing.isEmpty
              ? "Every stub is what its solution derives."
              : "\(differing.count.counted("file")) \(differing.count == 1 ? "differs" : "differ")."
                + " If the solution is right, run"
                + " \"swift run course stubs --write\"."
          ])
      return differing.isEmpty ? .passed : .failed
    })
}
