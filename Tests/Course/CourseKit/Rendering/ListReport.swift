/// What `course list --json` prints; docs/json.md describes it.
struct ListReport: Encodable {
  struct ChapterRow: Encodable {
    let number: Int
    let folder: String
    let title: String
    let page: String
    let finished: Bool
    let stale: Bool
    let compiled: Bool
    let steps: [StepReport]
  }

  let version = 1
  let chapters: [ChapterRow]

  init(_ standings: [Standing]) {
    chapters = standings.map { standing in
      let chapter = standing.chapter
      return ChapterRow(
        number: chapter.number, folder: chapter.folder, title: chapter.title, page: chapter.page,
        finished: standing.isFinished, stale: standing.isStale, compiled: standing.compiled,
        steps: chapter.steps.map { Self.row($0, standing) })
    }
  }

  private static func row(_ step: Step, _ standing: Standing) -> StepReport {
    let checks = standing.checks.filter { $0.step == step.number }
    let state =
      switch standing.state(of: step) {
      case .passed: "passed"
      case .failing, .untouched: "failing"
      case .unchecked: "unchecked"
      }
    return StepReport(
      step, state: state, passed: checks.count { $0.isPassed }, of: checks.count)
  }

  func json() throws -> String { try JSONText.of(self) }
}
