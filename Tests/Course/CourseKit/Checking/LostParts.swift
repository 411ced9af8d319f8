/// What a learner's chapter lacks beside its code: files, and the markers of steps.
struct LostParts {
  /// Files of the chapter that are not there, as paths from the workspace's folder.
  let files: [String]
  /// Steps whose markers cannot be found, with the file that had them.
  let markers: [(file: String, step: Int)]
  private let remedies: MissingFileRemedies

  init(
    _ chapter: Chapter, in workspace: Workspace, files: any FileSystem, subject: Path? = nil
  ) {
    remedies = MissingFileRemedies(workspace: workspace, files: files)
    let folder = LearnerFolder(
      workspace: workspace, files: files, chapter: chapter, subject: subject)
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

  /// What to tell about them, each in a line, with a command in a second one where one helps.
  var notes: [String] {
    files.map { file in
      let remedy = remedy(for: file)
      return "\(file) is missing. \(remedy.words)\n  \(remedy.command)"
    } + lostMarks
  }

  /// How a file that is gone may come back.
  func remedy(for file: String) -> (words: String, command: String) { remedies.remedy(for: file) }

  /// One sentence for each file.
  private var lostMarks: [String] {
    var files: [String] = []
    for mark in markers where !files.contains(mark.file) { files.append(mark.file) }
    return files.map { file in
      let steps = markers.filter { $0.file == file }.map(\.step)
      let words =
        steps.count == 1
        ? "step \(steps[0])"
        : "steps " + steps.dropLast().map(String.init).joined(separator: ", ")
          + " and \(steps[steps.count - 1])"
      return "\(file) has lost the marks of \(words) (\"// MARK: Step \(steps[0]) · …\","
        + " \"// End of step \(steps[0])\"). Checks work without them; reset and solution by step"
        + " do not."
    }
  }
}
