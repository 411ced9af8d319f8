/// Finds where a step is written in the learner's files.
struct StepPlace {
  let workspace: Workspace
  let files: any FileSystem

  /// The first line of the region that a check is about, or `nil` where its markers are gone.
  func location(of check: Check, in chapter: Chapter, subject: Path? = nil) -> SourceLocation? {
    let places = places(of: check.step, in: chapter, subject: subject)
    if places.count > 1,
      let label = RegionGuide(chapter, in: workspace, files: files).label(for: check),
      let place = places[label]
    {
      return place
    }
    return places.min { $0.key < $1.key }?.value
  }

  /// The first line of the step's first region, or `nil` where its markers are gone.
  func location(of step: Int, in chapter: Chapter) -> SourceLocation? {
    places(of: step, in: chapter, subject: nil).min { $0.key < $1.key }?.value
  }

  private func places(
    of step: Int, in chapter: Chapter, subject: Path?
  ) -> [StepLabel: SourceLocation] {
    let folder = (subject ?? workspace.chapters) / chapter.folder
    var places: [StepLabel: SourceLocation] = [:]
    for file in (try? files.files(below: folder)) ?? [] where file.name.hasSuffix(".swift") {
      guard let text = try? files.text(of: file) else { continue }
      var number = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        number += 1
        guard let range = line.firstRange(of: "// MARK: Step "),
          let label = StepLabel(line[range.upperBound...].prefix { $0 != " " }),
          label.step == step, places[label] == nil
        else { continue }
        places[label] = SourceLocation(file: file, line: number)
      }
    }
    return places
  }
}
