/// A learner's file beside the reference of the same name.
struct LearnerFile {
  let path: Path
  /// `nil` where the learner has removed the file.
  let text: String?
  let reference: MarkedFile

  /// The learner's file cut at its markers; `nil` where they are gone or do not add up.
  var marked: MarkedFile? {
    text.flatMap { try? MarkedFile(name: path.name, text: $0) }
  }

  /// The regions of a step that the file should have.
  func regions(of step: Int) -> [Region] { reference.regions.filter { $0.label.step == step } }

  /// Whether the learner's file still has each region of the step.
  func hasRegions(of step: Int) -> Bool {
    let own = Set(marked?.regions.map(\.label) ?? [])
    return regions(of: step).allSatisfy { own.contains($0.label) }
  }

  /// The learner's file with the step's regions as the stub has them; `nil` without markers.
  func resetting(step: Int) -> String? {
    guard hasRegions(of: step), let marked else { return nil }
    let placeholders = Dictionary(
      uniqueKeysWithValues: regions(of: step).map { ($0.label, $0.placeholder ?? []) })
    return marked.text { placeholders[$0.label] ?? $0.body }
  }
}
