/// `course restore`: brings a backup back.
enum RestoreCommand {
  static let description = CommandDescription(
    name: "restore",
    operands: "[BACKUP]",
    summary: "Bring the files of a backup back, or list the backups.",
    details: [
      "What stands in their place now is copied first, so a restore can be undone as well."
    ],
    count: 0...1,
    run: { session, arguments in
      let workspace = try session.workspace()
      let backup = Backup(workspace: workspace, effects: session.effects)
      let names = try backup.names()
      guard let name = arguments.words.first else {
        session.print(try list(names, backup, workspace))
        return .passed
      }
      guard names.contains(name) else {
        let near = Suggestion.nearest(to: name, among: names)
        throw CourseFailure.usage(
          "There is no backup \"\(name)\".",
          (near.map { "Did you mean \($0)? " } ?? "") + "\"swift run course restore\" lists them.")
      }
      let files = try backup.files(in: name)
      let present = try backup.chapterFolders(in: name).flatMap { folder in
        session.effects.files.isFolder(folder) ? try session.effects.files.files(below: folder) : []
      }
      let originals = Set(files.map(\.original))
      let strays = present.filter { !originals.contains($0) }
      let kept = try backup.keep(originals.union(present).sorted())
      try backup.pointing(to: kept) {
        for file in files {
          try session.effects.files.makeFolder(file.original.parent)
          try session.effects.files.write(
            try session.effects.files.read(file.copy), to: file.original)
        }
        for stray in strays { try session.effects.files.remove(stray) }
      }
      let progress = try session.progress()
      for chapter in try session.roster().chapters
      where files.contains(where: { $0.original.isInside(workspace.chapters / chapter.folder) }) {
        progress.forget(chapter)
      }
      session.print(
        files.map { "restored  \($0.original.relative(to: workspace.root))" }
          + strays.map { "removed   \($0.relative(to: workspace.root))" }
          + (kept.map {
            ["What was there before is in \($0.relative(to: workspace.root))."]
          } ?? []))
      return .passed
    })

  private static func list(
    _ names: [String], _ backup: Backup, _ workspace: Workspace
  ) throws -> [String] {
    if names.isEmpty { return ["There is no backup yet; \"course reset\" makes one."] }
    return try names.flatMap { name in
      [name] + (try backup.files(in: name)).map { "  \($0.original.relative(to: workspace.root))" }
    } + ["Bring one back: swift run course restore \(names[names.count - 1])"]
  }
}
