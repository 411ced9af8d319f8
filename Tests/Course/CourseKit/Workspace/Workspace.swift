/// The folder that holds the course, and where its parts lie in it.
struct Workspace: Equatable, Sendable {
  let root: Path

  var chapters: Path { root / "Chapters" }
  var solutions: Path { root / "Solutions" }
  var tests: Path { root / "Tests/Chapters" }
  var answers: Path { root / "Tests/Answers" }
  var docs: Path { root / "docs" }
  /// Where the command keeps what it can make again.
  var state: Path { root / ".build/course" }
  /// Where replaced files of the learner are kept; nothing else ever removes them.
  var backups: Path { root / ".course/backups" }

  /// The workspace that `folder` lies in, looked for from there upwards.
  static func find(from folder: Path, in files: any FileSystem) throws(CourseFailure) -> Workspace {
    var candidate = folder
    while true {
      let workspace = Workspace(root: candidate)
      if files.isFile(candidate / "Package.swift"), files.isFolder(workspace.tests) {
        return workspace
      }
      if candidate.parent == candidate || candidate.parent == "." { break }
      candidate = candidate.parent
    }
    throw .broken(
      "\(folder) is not inside the course: no folder from there upwards holds both"
        + " Package.swift and Tests/Chapters.",
      "Go to the folder that you cloned (cd …) and run the command again.")
  }
}
