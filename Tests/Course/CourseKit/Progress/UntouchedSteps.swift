/// Steps that the learner has not begun: every region still holds its placeholder.
struct UntouchedSteps {
  let numbers: Set<Int>

  /// Without a way to tell, as when markers are gone or a step has none, a step counts as begun.
  init(_ chapter: Chapter, in workspace: Workspace, files: any FileSystem) {
    let folder = LearnerFolder(workspace: workspace, files: files, chapter: chapter)
    guard let learnerFiles = try? folder.learnerFiles() else {
      numbers = []
      return
    }
    var untouched = Set(learnerFiles.flatMap { $0.reference.regions.map(\.label.step) })
    for file in learnerFiles {
      let own = file.marked?.regions ?? []
      for region in file.reference.regions {
        let mine = own.first { $0.label == region.label }
        if mine?.body != region.placeholder { untouched.remove(region.label.step) }
      }
    }
    numbers = untouched
  }
}
