/// A chapter as the learner has it, file by file beside the reference.
struct LearnerFolder {
  let workspace: Workspace
  let files: any FileSystem
  let chapter: Chapter
  /// The folder that holds the chapters, where it is not the learner's own.
  var subject: Path?

  private var folder: Path { (subject ?? workspace.chapters) / chapter.folder }

  /// One entry for each file of the reference, in order.
  func learnerFiles() throws -> [LearnerFile] {
    try Stubs(workspace: workspace, files: files).marked(chapter).map { reference in
      let path = folder / reference.name
      let text = files.exists(path) ? try files.text(of: path) : nil
      return LearnerFile(path: path, text: text, reference: reference)
    }
  }

  /// All files that lie in the chapter's folder, also those that the learner added.
  func present() throws(FileFailure) -> [Path] {
    files.isFolder(folder) ? try files.files(below: folder) : []
  }
}
