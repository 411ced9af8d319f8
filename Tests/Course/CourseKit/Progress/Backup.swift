/// Copies of files that are about to be replaced, each set in a folder of its own.
///
/// The last file that is written to the folder says that the set is complete. What a full disk or a
/// kill has left unfinished is no backup, and nothing has been replaced after it.
struct Backup {
  let workspace: Workspace
  let effects: Effects

  /// Copies the files that exist, and returns the folder that holds the copies; `nil` where there
  /// was nothing to copy. `call` is what comes next, such as `reset 1 2`, to know the set by.
  func keep(_ paths: [Path], before call: String) throws(FileFailure) -> Path? {
    let present = paths.filter { effects.files.isFile($0) }
    guard !present.isEmpty else { return nil }
    let folder = freshFolder()
    do throws(FileFailure) {
      for path in present {
        let copy = folder / path.relative(to: workspace.root)
        try effects.files.makeFolder(copy.parent)
        try effects.files.write(try effects.files.read(path), to: copy)
      }
      try effects.files.write("before: \(call)\n", to: folder / Self.seal)
    } catch {
      try? effects.files.remove(folder)
      throw error
    }
    return folder
  }

  /// The complete backups by name, oldest first.
  func names() throws(FileFailure) -> [String] {
    guard effects.files.isFolder(workspace.backups) else { return [] }
    return try effects.files.names(in: workspace.backups).filter { name in
      !name.hasPrefix(".") && effects.files.isFile(workspace.backups / name / Self.seal)
    }
  }

  /// What a backup was made before, such as `before: reset 1 2`; empty where that is not known.
  func note(of name: String) -> String {
    let text = try? effects.files.text(of: workspace.backups / name / Self.seal)
    return (text ?? "").split(separator: "\n").first.map { $0.trimmingSpaces } ?? ""
  }

  /// What bringing a backup back would change.
  func restoration(of name: String) throws(FileFailure) -> Restoration {
    let files = try files(in: name)
    var present: [Path] = []
    for folder in try chapterFolders(in: name) where effects.files.isFolder(folder) {
      present += try effects.files.files(below: folder)
    }
    var changed: [(copy: Path, original: Path)] = []
    for file in files where try !isSame(file.copy, file.original) { changed.append(file) }
    let originals = Set(files.map(\.original))
    return Restoration(
      changed: changed, strays: present.filter { !originals.contains($0) },
      all: originals.union(present).sorted())
  }

  private func isSame(_ copy: Path, _ original: Path) throws(FileFailure) -> Bool {
    guard effects.files.isFile(original) else { return false }
    return try effects.files.read(copy) == effects.files.read(original)
  }

  /// The chapters' folders that a backup holds files of, each complete.
  func chapterFolders(in name: String) throws(FileFailure) -> [Path] {
    let chapters = workspace.backups / name / workspace.chapters.relative(to: workspace.root)
    guard effects.files.isFolder(chapters) else { return [] }
    return try effects.files.names(in: chapters).map { workspace.chapters / $0 }
  }

  /// The files of a backup, and where each belongs.
  func files(in name: String) throws(FileFailure) -> [(copy: Path, original: Path)] {
    let folder = workspace.backups / name
    return try effects.files.files(below: folder).map { copy in
      (copy, workspace.root / copy.relative(to: folder))
    }
  }

  /// Replaces files; a failure halfway tells what was replaced, and where it is kept.
  func pointing(to backup: Path?, _ replace: () throws -> Void) throws {
    do {
      try replace()
    } catch let failure as FileFailure {
      guard let backup else { throw failure }
      let kept = "They are all kept in \(backup.relative(to: workspace.root))"
      let replaced = (try? replaced(since: backup.name)) ?? []
      throw CourseFailure.broken(
        failure.description,
        replaced.isEmpty
          ? "None of your files was replaced. \(kept) as well; when the cause is mended, try again."
          : "Replaced already: \(replaced.joined(separator: ", ")). \(kept).\n"
            + "To have them back: swift run course restore \(backup.name)")
    }
  }

  /// The files that are not as they were when the backup was made.
  private func replaced(since name: String) throws(FileFailure) -> [String] {
    var paths: [String] = []
    for file in try files(in: name) where (try? isSame(file.copy, file.original)) != true {
      paths.append(file.original.relative(to: workspace.root))
    }
    return paths
  }

  private static let seal = ".complete"

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
