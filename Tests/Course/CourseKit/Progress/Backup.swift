/// Copies of files that are about to be replaced, each set in a folder of its own.
struct Backup {
  let workspace: Workspace
  let effects: Effects

  /// Copies the files that exist, and returns the folder that holds the copies; `nil` where there
  /// was nothing to copy.
  func keep(_ paths: [Path]) throws(FileFailure) -> Path? {
    let present = paths.filter { effects.files.isFile($0) }
    guard !present.isEmpty else { return nil }
    let folder = freshFolder()
    for path in present {
      let copy = folder / path.relative(to: workspace.root)
      try effects.files.makeFolder(copy.parent)
      try effects.files.write(try effects.files.read(path), to: copy)
    }
    return folder
  }

  /// The backups by name, oldest first.
  func names() throws(FileFailure) -> [String] {
    guard effects.files.isFolder(workspace.backups) else { return [] }
    return try effects.files.names(in: workspace.backups).filter { !$0.hasPrefix(".") }
  }

  /// The files of a backup, and where each belongs.
  func files(in name: String) throws(FileFailure) -> [(copy: Path, original: Path)] {
    let folder = workspace.backups / name
    return try effects.files.files(below: folder).map { copy in
      (copy, workspace.root / copy.relative(to: folder))
    }
  }

  /// A folder named for this moment that does not exist yet.
  private func freshFolder() -> Path {
    let base = workspace.backups / effects.timestamp()
    var folder = base
    var number = 2
    while effects.files.exists(folder) {
      folder = Path("\(base)-\(number)")
      number += 1
    }
    return folder
  }
}
