/// Derives the chapters that learners start with from the solutions.
struct Stubs {
  /// A file of Chapters/ that is not what its solution derives.
  struct Difference: Equatable, Sendable {
    let path: Path
    let problem: String
    /// What the file should hold; `nil` where it should not be there.
    let text: String?
  }

  let workspace: Workspace
  let files: any FileSystem
  /// Whether a file of Chapters/ that is no text counts as one that differs, and not as a failure.
  var replacesDamaged = false

  /// Throws where a solution cannot be read or its markers do not add up.
  func differences(in chapters: [Chapter]) throws -> [Difference] {
    try chapters.flatMap { chapter in
      let derived = try stubs(of: chapter)
      let folder = workspace.chapters / chapter.folder
      let present = files.isFolder(folder) ? try files.files(below: folder) : []
      let stray = present.filter { derived[$0] == nil }.map {
        Difference(path: $0, problem: "no solution has this file", text: nil)
      }
      let changed = try derived.sorted { $0.key < $1.key }.compactMap { path, text -> Difference? in
        guard files.isFile(path) else {
          return Difference(path: path, problem: "missing", text: text)
        }
        return try isText(path) && files.text(of: path) == text
          ? nil
          : Difference(path: path, problem: "differs from what the solution derives", text: text)
      }
      return changed + stray
    }
  }

  private func isText(_ path: Path) throws(FileFailure) -> Bool {
    guard replacesDamaged else { return true }
    return String(validating: try files.read(path), as: UTF8.self) != nil
  }

  /// The files of a chapter as the learner first sees them, by where they belong.
  func stubs(of chapter: Chapter) throws -> [Path: String] {
    let source = workspace.solutions / chapter.folder
    var stubs: [Path: String] = [:]
    for file in try marked(chapter) {
      stubs[workspace.chapters / chapter.folder / file.name] = file.stub
    }
    if stubs.isEmpty {
      throw CourseFailure.broken("\(source) holds no Swift file.", "Bring it back with git.")
    }
    return stubs
  }

  /// The solution's files cut at their markers; a label stands once in the whole chapter.
  func marked(_ chapter: Chapter) throws -> [MarkedFile] {
    let source = workspace.solutions / chapter.folder
    var seen: [StepLabel: String] = [:]
    return try files.files(below: source).map { path in
      let shown = path.relative(to: workspace.root)
      let file: MarkedFile
      do {
        file = try MarkedFile(name: path.relative(to: source), text: try files.text(of: path))
      } catch let failure as RegionFailure {
        throw RegionFailure(file: shown, line: failure.line, problem: failure.problem)
      }
      for region in file.regions {
        let place = "\(shown):\(region.line)"
        if let other = seen.updateValue(place, forKey: region.label) {
          throw RegionFailure(
            file: shown, line: region.line,
            problem: "step \(region.label) also has a region at \(other);"
              + " letter them \(region.label.step)a and \(region.label.step)b")
        }
        guard chapter.step(region.label.step) != nil else {
          throw RegionFailure(
            file: shown, line: region.line,
            problem: "\(chapter.page) has no heading for step \(region.label.step)")
        }
        if region.placeholder == nil {
          throw RegionFailure(
            file: shown, line: region.line,
            problem: "step \(region.label) has no placeholder;"
              + " add \"// Stub:\" and the commented lines that the learner starts with")
        }
      }
      return file
    }
  }

  func write(_ difference: Difference) throws(FileFailure) {
    guard let text = difference.text else { return try files.remove(difference.path) }
    try files.makeFolder(difference.path.parent)
    try files.write(text, to: difference.path)
  }
}
