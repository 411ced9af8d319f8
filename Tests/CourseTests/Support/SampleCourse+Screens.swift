@testable import CourseKit

extension SampleCourse {
  /// What `course check` shows of these results.
  func screen(
    _ results: [CheckResult], only step: Int? = nil,
    change: (inout CheckScreen) -> Void = { _ in }
  ) throws -> String {
    try screen(.checked(results), only: step, change: change)
  }

  func screen(
    _ kind: ChapterOutcome.Kind, only step: Int? = nil,
    change: (inout CheckScreen) -> Void = { _ in }
  ) throws -> String {
    let chapter = try chapter()
    var screen = CheckScreen(
      session: session, runner: runner, chapter: chapter, only: step.flatMap(chapter.step))
    change(&screen)
    return screen.lines(ChapterOutcome(kind: kind, warnings: [], output: "All of it.")).shown
  }

  /// How the learner stands in each chapter.
  func standings() throws -> [Standing] {
    try session.roster().chapters.map { progress.standing(of: $0) }
  }
}
