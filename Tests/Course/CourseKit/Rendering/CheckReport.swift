import Foundation

/// What `course check --json` prints; docs/json.md describes it.
struct CheckReport: Encodable {
  struct Place: Encodable {
    let file: String
    let line: Int
  }

  struct Row: Encodable {
    let step: Int
    let name: String
    let verdict: String
    let message: String?
    let reason: String?
    let learner: Place?
    let test: Place
    let page: String
  }

  struct CompileError: Encodable {
    let message: String
    let place: Place
    let column: Int
  }

  let version = 1
  let chapter: Int
  let folder: String
  let passed: Bool
  let compiled: Bool
  let errors: [CompileError]
  let steps: [StepReport]
  let checks: [Row]

  init(chapter: Chapter, outcome: ChapterOutcome, runner: CheckRunner) {
    let root = runner.workspace.root
    self.chapter = chapter.number
    folder = chapter.folder
    passed = outcome.passed
    if case .notCompiled(let diagnostics) = outcome.kind {
      compiled = false
      errors = diagnostics.map {
        CompileError(message: $0.message, place: Self.place($0.location, root), column: $0.column)
      }
    } else {
      compiled = true
      errors = []
    }
    steps = chapter.steps.compactMap { step in
      let own = outcome.results.filter { $0.check.step == step.number }
      let passing = own.count { $0.verdict.isPassed }
      let state = passing == own.count ? "passed" : "failing"
      return own.isEmpty ? nil : StepReport(step, state: state, passed: passing, of: own.count)
    }
    let places = StepPlace(
      chapter, in: runner.workspace, files: runner.effects.files, subject: runner.subjectFolder)
    checks = outcome.results.map { result in
      let own =
        result.verdict.isPassed
        ? nil : result.verdict.crashLocation ?? places.locations(of: result.check).first
      let anchor = chapter.step(result.check.step)?.anchor
      return Row(
        step: result.check.step, name: result.check.name, verdict: result.verdict.word,
        message: result.verdict.message, reason: result.verdict.reason,
        learner: own.map { Self.place($0, root) },
        test: Self.place(result.check.location, root),
        page: chapter.page + (anchor.map { "#" + $0 } ?? ""))
    }
  }

  private static func place(_ location: SourceLocation, _ root: Path) -> Place {
    Place(file: location.file.relative(to: root), line: location.line)
  }

  func json() throws -> String { try JSONText.of(self) }
}
