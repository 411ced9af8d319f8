/// What the learner has not begun: steps, and regions, that still hold their placeholders.
struct UntouchedSteps {
  /// Steps of which every region is untouched.
  let numbers: Set<Int>
  let regions: Set<StepLabel>

  /// Without a way to tell, as when markers are gone or a step has none, a step counts as begun.
  init(_ chapter: Chapter, in workspace: Workspace, files: any FileSystem) {
    let folder = LearnerFolder(workspace: workspace, files: files, chapter: chapter)
    guard let learnerFiles = try? folder.learnerFiles() else {
      (numbers, regions) = ([], [])
      return
    }
    var untouched: Set<StepLabel> = []
    var begun: Set<Int> = []
    for file in learnerFiles {
      let own = file.marked?.regions ?? []
      for region in file.reference.regions {
        let mine = own.first { $0.label == region.label }
        if mine?.body == region.placeholder {
          untouched.insert(region.label)
        } else {
          begun.insert(region.label.step)
        }
      }
    }
    regions = untouched
    numbers = Set(untouched.map(\.step)).subtracting(begun)
  }
}
