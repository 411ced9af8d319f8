/// Finds where steps are written in the learner's files.
struct StepPlace {
  let workspace: Workspace
  let files: any FileSystem

  /// The first lines of the one or two regions that a failing check may be about, the likeliest
  /// first; none where the markers are gone.
  ///
  /// What is not written yet is likelier than anything that is.
  func locations(of check: Check, in chapter: Chapter, subject: Path? = nil) -> [SourceLocation] {
    let places = places(in: chapter, subject: subject)
    let suspects = RegionGuide(chapter, in: workspace, files: files).labels(for: check)
      .filter { places[$0] != nil }
    guard !suspects.isEmpty else { return [first(of: check.step, places)].compactMap(\.self) }
    let isOwn = subject == nil || subject == workspace.chapters
    let untouched =
      isOwn ? UntouchedSteps(chapter, in: workspace, files: files).regions : []
    let open = suspects.filter(untouched.contains)
    return (open.isEmpty ? Array(suspects.prefix(2)) : [open[0]]).compactMap { places[$0] }
  }

  /// The first line of the step's first region, or `nil` where its markers are gone.
  func location(of step: Int, in chapter: Chapter) -> SourceLocation? {
    first(of: step, places(in: chapter, subject: nil))
  }

  private func first(of step: Int, _ places: [StepLabel: SourceLocation]) -> SourceLocation? {
    places.filter { $0.key.step == step }.min { $0.key < $1.key }?.value
  }

  private func places(in chapter: Chapter, subject: Path?) -> [StepLabel: SourceLocation] {
    let folder = (subject ?? workspace.chapters) / chapter.folder
    var places: [StepLabel: SourceLocation] = [:]
    for file in (try? files.files(below: folder)) ?? [] where file.name.hasSuffix(".swift") {
      guard let text = try? files.text(of: file) else { continue }
      var number = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        number += 1
        guard let range = line.firstRange(of: "// MARK: Step "),
          let label = StepLabel(line[range.upperBound...].prefix { $0 != " " }),
          places[label] == nil
        else { continue }
        places[label] = SourceLocation(file: file, line: number)
      }
    }
    return places
  }
}
