/// What a chapter's files looked like at one moment, by sizes and modification times.
///
/// Looking again and comparing finds every way of saving: in place, by renaming a new file over the
/// old one, on a network mount, from another system.
struct Snapshot: Equatable {
  private let entries: [Path: FileEntry]

  init(of chapter: Chapter, in workspace: Workspace, files: any FileSystem) {
    var entries: [Path: FileEntry] = [:]
    let folder = workspace.chapters / chapter.folder
    for path in (try? files.files(below: folder)) ?? [] where path.name.hasSuffix(".swift") {
      entries[path] = files.entry(at: path)
    }
    self.entries = entries
  }

  /// Whether there is anything to build: false while an editor has moved the only file away.
  var isEmpty: Bool { entries.isEmpty }
}
