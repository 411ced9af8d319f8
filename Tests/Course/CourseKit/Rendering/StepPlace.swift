/// Finds where a step is written in the learner's files.
struct StepPlace {
  let workspace: Workspace
  let files: any FileSystem

  /// The first line of the step's region, or `nil` where its markers are gone.
  func location(
    of step: Int, in chapter: Chapter, subject: Path? = nil
  ) -> SourceLocation? {
    let folder = (subject ?? workspace.chapters) / chapter.folder
    var best: (label: StepLabel, location: SourceLocation)?
    for file in (try? files.files(below: folder)) ?? [] where file.name.hasSuffix(".swift") {
      guard let text = try? files.text(of: file) else { continue }
      var number = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        number += 1
        guard let range = line.firstRange(of: "// MARK: Step "),
          let label = StepLabel(line[range.upperBound...].prefix { $0 != " " }),
          label.step == step, best.map({ label < $0.label }) ?? true
        else { continue }
        best = (label, SourceLocation(file: file, line: number))
      }
    }
    return best?.location
  }
}
