/// The reference beside the learner's own code, as a difference.
struct SolutionScreen {
  let session: Session
  let workspace: Workspace
  let chapter: Chapter

  func lines(_ files: [LearnerFile], step: Step?) -> [String] {
    let shown = files.flatMap { file in step.map { stepLines(file, $0) } ?? fileLines(file) }
    let subject = step.map { "step \($0.number)" } ?? "chapter \(chapter.number)"
    if shown.isEmpty { return ["Your \(subject) is the same as the reference."] }
    return ["\(session.paint.red("- yours"))  \(session.paint.green("+ reference"))"] + shown
      + [""]
      + "Another way may be as good: the checks judge what the code does, not how it looks."
      .wrapped(to: session.width)
  }

  private func stepLines(_ file: LearnerFile, _ step: Step) -> [String] {
    let wanted = file.regions(of: step.number)
    guard !wanted.isEmpty else { return [] }
    guard file.hasRegions(of: step.number), let own = file.marked else {
      return fileLines(file, note: "  (its step markers are gone, so the whole file is compared)")
    }
    return wanted.flatMap { region -> [String] in
      guard let mine = own.regions.first(where: { $0.label == region.label }) else { return [] }
      let difference = LineDifference(from: mine.body, to: region.body)
      return difference.isEmpty
        ? []
        : heading("\(shown(file)):\(mine.line)")
          + difference.unified(session.paint, context: 50, width: width)
    }
  }

  private func fileLines(_ file: LearnerFile, note: String = "") -> [String] {
    let own = file.text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let reference = file.reference.finished
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = LineDifference(from: own ?? [], to: reference)
    if difference.isEmpty { return [] }
    let missing = own == nil ? "  (you have no such file)" : note
    return heading(shown(file) + missing) + difference.unified(session.paint, width: width)
  }

  /// What is not shown on a terminal keeps its lines whole.
  private var width: Int? { session.effects.console.isTerminal ? session.size.columns : nil }

  private func heading(_ text: String) -> [String] { ["", session.paint.bold(text)] }

  private func shown(_ file: LearnerFile) -> String { file.path.relative(to: workspace.root) }
}
