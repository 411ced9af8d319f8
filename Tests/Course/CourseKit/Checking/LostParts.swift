/// What a learner's chapter lacks beside its code: files, and the markers of steps.
struct LostParts {
  /// Files of the chapter that are not there, as paths from the workspace's folder.
  let files: [String]
  /// Steps whose markers cannot be found, with the file that had them.
  let markers: [(file: String, step: Int)]

  init(_ chapter: Chapter, in workspace: Workspace, files: any FileSystem) {
    let folder = LearnerFolder(workspace: workspace, files: files, chapter: chapter)
    var lost: [String] = []
    var markers: [(file: String, step: Int)] = []
    for file in (try? folder.learnerFiles()) ?? [] {
      let shown = file.path.relative(to: workspace.root)
      guard file.text != nil else {
        lost.append(shown)
        continue
      }
      let steps = Set(file.reference.regions.map(\.label.step)).sorted()
      markers += steps.filter { !file.hasRegions(of: $0) }.map { (shown, $0) }
    }
    self.files = lost
    self.markers = markers
  }

  /// What to tell about them, a sentence each.
  var notes: [String] {
    files.map { "\($0) is missing. Bring it back: git checkout -- \($0)" }
      + markers.map { file, step in
        "\(file) has lost the marks of step \(step), \"// MARK: Step \(step) · …\" and"
          + " \"// End of step \(step)\". Checks work without them; reset and solution by step do not."
      }
  }
}
