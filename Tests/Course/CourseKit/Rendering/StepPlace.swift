/// Finds where the steps of one chapter are written. What it has read is kept, since one screen may
/// explain many failures.
final class StepPlace {
  private let chapter: Chapter
  private let workspace: Workspace
  private let files: any FileSystem
  private let subject: Path

  private lazy var places = readPlaces()
  private lazy var guide = RegionGuide(chapter, in: workspace, files: files)
  private lazy var untouched =
    subject == workspace.chapters
    ? UntouchedSteps(chapter, in: workspace, files: files).regions : []

  /// `subject` holds the chapters under judgement; without it that is the learner's folder.
  init(
    _ chapter: Chapter, in workspace: Workspace, files: any FileSystem, subject: Path? = nil
  ) {
    self.chapter = chapter
    self.workspace = workspace
    self.files = files
    self.subject = subject ?? workspace.chapters
  }

  /// The first lines of the one or two regions that a failing check may be about, the likeliest
  /// first; none where the markers are gone.
  ///
  /// What is not written yet is likelier than anything that is.
  func locations(of check: Check) -> [SourceLocation] {
    let suspects = guide.labels(for: check).filter { places[$0] != nil }
    guard !suspects.isEmpty else { return location(of: check.step).map { [$0] } ?? [] }
    let open = suspects.filter(untouched.contains)
    return (open.isEmpty ? Array(suspects.prefix(2)) : [open[0]]).compactMap { places[$0] }
  }

  /// The first line of the step's first region, or `nil` where its markers are gone.
  func location(of step: Int) -> SourceLocation? {
    places.filter { $0.key.step == step }.min { $0.key < $1.key }?.value
  }

  private func readPlaces() -> [StepLabel: SourceLocation] {
    var places: [StepLabel: SourceLocation] = [:]
    for file in (try? files.files(below: subject / chapter.folder)) ?? []
    where file.name.hasSuffix(".swift") {
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
