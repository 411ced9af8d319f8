/// The folder whose code is to be judged, looked at before a build is started.
struct SubjectFolder {
  let runner: CheckRunner
  let chapter: Chapter

  /// Throws where the folder or its code is missing, saying how to bring it back.
  func validate() throws(CourseFailure) {
    let files = runner.effects.files
    let folder = runner.subjectFolder / chapter.folder
    let shown = folder.relative(to: runner.workspace.root)
    let isOwn = runner.subject == "chapters"
    let own = MissingFileRemedies(workspace: runner.workspace, files: files).remedy(for: shown)
    let remedy =
      isOwn
      ? "\(own.words)\n\(own.command)"
      : "--subject names a folder that holds the chapters' folders, such as \(chapter.folder)."
    guard files.isFolder(folder) else {
      throw .broken("There is no folder \(shown).", remedy)
    }
    let sources: [Path]
    do {
      sources = try files.files(below: folder).filter { $0.name.hasSuffix(".swift") }
    } catch {
      throw .broken(error.description, "")
    }
    if sources.isEmpty { throw .broken("The folder \(shown) holds no Swift file.", remedy) }
    for source in sources {
      do {
        _ = try files.text(of: source)
      } catch {
        throw .broken(error.description, "")
      }
    }
  }
}
