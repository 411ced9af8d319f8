/// `course restore`: brings a backup back.
enum RestoreCommand {
  static let description = CommandDescription(
    name: "restore",
    operands: "[BACKUP]",
    summary: "Bring the files of a backup back, or list the backups.",
    details: [
      "What stands in their place now is copied first, so a restore can be undone as well."
        + " Files that are the same as in the backup are left alone."
    ],
    count: 0...1,
    run: { session, arguments in
      let workspace = try session.workspace()
      let backup = Backup(workspace: workspace, effects: session.effects)
      let names = try backup.names()
      guard let name = arguments.words.first else {
        session.print(try list(names, backup, session))
        return .passed
      }
      guard names.contains(name) else {
        let near = Suggestion.nearest(to: name, among: names)
        throw CourseFailure.usage(
          "There is no backup \"\(name)\".",
          (near.map { "Did you mean \($0)? " } ?? "") + "\"swift run course restore\" lists them.")
      }
      let restoration = try backup.restoration(of: name)
      guard restoration.count > 0 else {
        session.print("Your files are the same as in \(name).".wrapped(to: session.width))
        return .passed
      }
      let kept = try backup.keep(restoration.all, before: "restore \(name)")
      try backup.pointing(to: kept) {
        for file in restoration.changed {
          try session.effects.files.makeFolder(file.original.parent)
          try session.effects.files.write(
            try session.effects.files.read(file.copy), to: file.original)
        }
        for stray in restoration.strays { try session.effects.files.remove(stray) }
      }
      let progress = try session.progress()
      for chapter in try session.roster().chapters
      where restoration.touches(workspace.chapters / chapter.folder) {
        progress.forget(chapter)
      }
      session.print(
        restoration.changed.map { "restored  \($0.original.relative(to: workspace.root))" }
          + restoration.strays.map { "removed   \($0.relative(to: workspace.root))" }
          + (kept.map {
            ["What was there before is in \($0.relative(to: workspace.root))."]
          } ?? []))
      return .passed
    })

  /// Each backup with what it was made before, and how far it is from the files as they are.
  private static func list(
    _ names: [String], _ backup: Backup, _ session: Session
  ) throws -> [String] {
    if names.isEmpty {
      return "There is no backup yet; \"course reset\" makes one.".wrapped(to: session.width)
    }
    let rows = try names.flatMap { name in
      let count = try backup.restoration(of: name).count
      let note = backup.note(of: name)
      let distance =
        count == 0
        ? "the same as your files now"
        : "\(count.counted("file")) \(count == 1 ? "differs" : "differ") from what you have now"
      return (name + (note.isEmpty ? "" : "  \(note)"))
        .wrapped(to: session.width, indent: "  ")
        + distance.wrapped(to: session.width, firstIndent: "  ", indent: "  ")
    }
    let call = "swift run course restore \(names[names.count - 1])"
    return rows + [""] + "Bring one back: \(call)".wrapped(to: session.width, indent: "  ")
  }
}
