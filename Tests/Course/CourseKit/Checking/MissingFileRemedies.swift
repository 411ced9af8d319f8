/// How a file of the learner's that is gone may come back, the learner's own code first.
struct MissingFileRemedies {
  let workspace: Workspace
  let files: any FileSystem

  /// What to try, and the command at its end: git knows the file only as it was committed, which
  /// may be the beginning. `file` may be a folder, and is a path from the workspace's folder.
  func remedy(for file: String) -> (words: String, command: String) {
    let backup = isBackedUp(file) ? " A backup has it too: swift run course restore." : ""
    return (
      "Your editor or the trash may still have what you wrote.\(backup) As it was last committed:",
      "git checkout -- \(file)"
    )
  }

  private func isBackedUp(_ file: String) -> Bool {
    let sets = (try? files.names(in: workspace.backups)) ?? []
    return sets.contains { files.exists(workspace.backups / $0 / file) }
  }
}
