/// A chapter's standing in a few words.
enum ChapterWords {
  static func of(_ standing: Standing) -> String {
    guard standing.wasChecked else {
      return standing.compiled ? "not checked yet" : "does not compile"
    }
    let required = standing.chapter.steps.filter { !$0.isExtra }
    let passed = required.count { standing.isPassed($0) }
    if !standing.compiled { return "did not compile at the last check" }
    return standing.isStale
      ? "changed since the last check" : "\(passed) of \(required.count) steps pass"
  }
}
