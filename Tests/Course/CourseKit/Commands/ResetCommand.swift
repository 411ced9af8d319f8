/// `course reset`: puts the stub back, after a backup.
enum ResetCommand {
  static let description = CommandDescription(
    name: "reset",
    operands: "CHAPTER [STEP]",
    summary: "Start a chapter or a step afresh; your files are copied first.",
    details: [
      "The copy is named, and \"course restore\" brings it back."
        + " Nothing but the chapter's files, or the step's regions in them, is changed."
    ],
    count: 1...2,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapter = try session.chapter(named: arguments.words[0])
      let step = try arguments.words.dropFirst().first.map {
        try session.step(named: $0, of: chapter)
      }
      let folder = LearnerFolder(
        workspace: workspace, files: session.effects.files, chapter: chapter)
      let changes = try step.map { try stepChanges($0, folder) } ?? chapterChanges(folder)
      let subject =
        step.map { "Step \($0.number) of chapter \(chapter.number)" }
        ?? "Chapter \(chapter.number)"
      if changes.isEmpty {
        session.print(["\(subject) is as it was at the start; nothing to reset."])
        return .passed
      }
      let backups = Backup(workspace: workspace, effects: session.effects)
      let call = "reset \(chapter.number)" + (step.map { " \($0.number)" } ?? "")
      let backup = try backups.keep(try folder.present(), before: call)
      let stubs = Stubs(workspace: workspace, files: session.effects.files)
      try backups.pointing(to: backup) { for change in changes { try stubs.write(change) } }
      try session.progress().forget(chapter)
      HintShelf(workspace: workspace, effects: session.effects)
        .forget(chapter, steps: step.map { [$0.number] } ?? chapter.steps.map(\.number))
      session.print(
        ["\(subject) is as it was at the start:"]
          + changes.map {
            "  \($0.text == nil ? "removed" : "reset")  \($0.path.relative(to: workspace.root))"
          }
          + (backup.map { folder in
            [
              "Your files are in \(folder.relative(to: workspace.root)).",
              "To have them back: swift run course restore \(folder.name)",
            ]
          } ?? []))
      return .passed
    })

  private static func chapterChanges(_ folder: LearnerFolder) throws -> [Stubs.Difference] {
    try Stubs(workspace: folder.workspace, files: folder.files, replacesDamaged: true)
      .differences(in: [folder.chapter])
  }

  private static func stepChanges(
    _ step: Step, _ folder: LearnerFolder
  ) throws -> [Stubs.Difference] {
    try folder.learnerFiles().compactMap { file in
      guard !file.regions(of: step.number).isEmpty else { return nil }
      guard let text = file.resetting(step: step.number) else {
        let shown = file.path.relative(to: folder.workspace.root)
        throw CourseFailure.broken(
          file.text == nil
            ? "\(shown) is not there, so it has no region of step \(step.number)."
            : "\(shown) has lost the markers of step \(step.number), so its region cannot be found.",
          "Reset the whole chapter (your files are copied first): swift run course reset"
            + " \(folder.chapter.number)")
      }
      guard text != file.text else { return nil }
      let ends = LineEnds(of: try folder.files.read(file.path))
      return Stubs.Difference(path: file.path, problem: "", text: ends.applied(to: text))
    }
  }
}
