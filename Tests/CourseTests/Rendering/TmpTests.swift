import Testing
@testable import CourseKit
@Suite struct TmpTests {
  @Test func dump() throws {
    let text = "Expectation failed: (presenter.message → \"Hello, Bob\") == \"Hello, Maya\""
    let why = "The presenter made a reader of its own. Nobody can hand it another one, so no test can steer it."
    for (width, terminal) in [(80, false), (50, false), (50, true)] {
      let course = SampleCourse(width: width, isTerminal: terminal)
      let chapter = try course.chapter()
      func show(_ name: String, _ lines: [String]) {
        print("### \(name) \(width) \(terminal)")
        for l in lines { print("|" + l.shown + (l.columns > width ? "   <<<<<< \(l.columns)" : "")) }
      }
      func screen(_ results: [CheckResult], only: Int? = nil, verbose: Bool = false) -> [String] {
        var s = CheckScreen(session: course.session, runner: course.runner, chapter: chapter, only: only.flatMap { chapter.step($0) })
        s.isVerbose = verbose
        return s.lines(ChapterOutcome(kind: .checked(results), warnings: [], output: "All the output\nof the run"))
      }
      show("failed", screen([SampleCheck.keeps.failure(text, why), SampleCheck.asks.failure("x", argument: "\"Maya\""), SampleCheck.passes.result(.passed), SampleCheck.further.result(.notRun)]))
      show("notwritten", screen([SampleCheck.keeps.failure("Caught error: Step 1 is not written yet (Presenter.swift:4)"), SampleCheck.asks.failure("Caught error: Step 1 is not written yet (Presenter.swift:4)"), SampleCheck.passes.result(.passed), SampleCheck.further.result(.passed)]))
      show("crash", screen([SampleCheck.keeps.result(.crashed(Crash(message: "Fatal error: Index out of range", location: SourceLocation(file: "/course/Chapters/01-Greetings/Presenter.swift", line: 4)))), SampleCheck.asks.result(.passed), SampleCheck.passes.result(.exited(0))]))
      show("hung", screen([SampleCheck.passes.result(.hung(limit: 2.5))]))
      show("oversized", screen([SampleCheck.passes.result(.oversized(limit: 3))]))
      show("exited", screen([SampleCheck.passes.result(.exited(0))]))
      show("notrun", screen([SampleCheck.passes.result(.notRun)]))
      show("passed", screen(SampleCheck.all.map { $0.result(.passed) }))
      show("extra", screen([SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed), SampleCheck.further.failure("Caught error: no")]))
      show("only", screen([SampleCheck.keeps.result(.passed)], only: 1))
      show("only none", screen([], only: 1))
      show("verbose", screen([SampleCheck.keeps.failure(text, why, count: 3), SampleCheck.passes.failure("x")], verbose: true))
      show("many", screen((1...12).map { SampleCheck(step: 1, suite: "S", function: "f\($0)()", name: "Check number \($0) with a rather long sentence for its name, longer than the row", line: $0).failure("x") }))
      let errors = [("Chapters/01-Greetings/Presenter.swift", 4, 7), ("Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift", 1, 80)].flatMap { Diagnostic.all(in: "/course/\($0.0):\($0.1):\($0.2): error: cannot find type 'Reader' in scope; did you mean another one, perhaps?") }
      show("compile", CheckScreen(session: course.session, runner: course.runner, chapter: chapter, only: nil).lines(ChapterOutcome(kind: .notCompiled(errors), warnings: [], output: "out")))
      show("list0", ChapterList(session: course.session).lines(try course.session.roster().chapters.map { course.progress.standing(of: $0) }))
      show("status0", StatusScreen(session: course.session, workspace: course.workspace).lines(try course.session.roster().chapters.map { course.progress.standing(of: $0) }, current: chapter))
      try course.remember([SampleCheck.keeps.result(.passed), SampleCheck.asks.failure("x"), SampleCheck.passes.result(.passed)])
      show("list1", ChapterList(session: course.session).lines(try course.session.roster().chapters.map { course.progress.standing(of: $0) }))
      show("status1", StatusScreen(session: course.session, workspace: course.workspace).lines(try course.session.roster().chapters.map { course.progress.standing(of: $0) }, current: chapter))
      let hints = HintSheet(markdown: SampleCourse.hints).hints(forStep: 1)
      show("hint", HintScreen(session: course.session, chapter: chapter, step: chapter.steps[0]).lines(hints, shown: 2))
      show("hint3", HintScreen(session: course.session, chapter: chapter, step: chapter.steps[0]).lines(hints, shown: 3))
      show("help", HelpText.overview(course.session))
      show("help check", HelpText.help(for: CheckCommand.description, course.session))
    }
  }
}
