@testable import CourseKit

extension SampleCourse {
  /// What `course check` shows of these results.
  func screen(
    _ results: [CheckResult], only step: Int? = nil, warnings: [Diagnostic] = [],
    output: String = "", change: (inout CheckScreen) -> Void = { _ in }
  ) throws -> String {
    try screen(
      .checked(results), only: step, warnings: warnings, output: output, change: change)
  }

  func screen(
    _ kind: ChapterOutcome.Kind, only step: Int? = nil, warnings: [Diagnostic] = [],
    output: String = "", change: (inout CheckScreen) -> Void = { _ in }
  ) throws -> String {
    let chapter = try chapter()
    var screen = CheckScreen(
      session: session, runner: runner, chapter: chapter, only: step.flatMap(chapter.step))
    change(&screen)
    return screen.lines(ChapterOutcome(kind: kind, warnings: warnings, output: output)).shown
  }

  /// How the learner stands in each chapter.
  func standings() throws -> [Standing] {
    try session.roster().chapters.map { progress.standing(of: $0) }
  }
}
