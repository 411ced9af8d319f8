/// Writes the files of a new chapter, all of them or none.
struct ChapterWriter {
  let workspace: Workspace
  let files: any FileSystem

  /// Writes the texts in the order of their paths, and `last` behind them all; after a failure, what
  /// was written is gone again.
  ///
  /// Throws where one of the paths is taken; `last` is replaced.
  func write(_ texts: [String: String], last: (path: Path, text: String)) throws {
    let paths = texts.keys.sorted()
    if let taken = paths.first(where: { files.exists(workspace.root / $0) }) {
      throw CourseFailure.usage(
        "\(taken) exists already.", "Move it away, or choose another title.")
    }
    var made: [Path] = []
    do {
      for path in paths {
        let file = workspace.root / path
        if let missing = firstMissing(above: file) { made.append(missing) }
        try files.makeFolder(file.parent)
        made.append(file)
        try files.write(texts[path] ?? "", to: file)
      }
      try files.write(last.text, to: last.path)
    } catch {
      for path in made.reversed() { try? files.remove(path) }
      throw error
    }
  }

  /// The topmost folder that has to be made before the file can be written.
  private func firstMissing(above file: Path) -> Path? {
    var missing: Path?
    var folder = file.parent
    while folder != workspace.root, !files.exists(folder) {
      missing = folder
      folder = folder.parent
    }
    return missing
  }
}
