import Testing

@testable import CourseKit

@Suite("Screens in colour on 50 columns")
struct NarrowScreenTests {
  private let course = SampleCourse(width: 50, isTerminal: true)

  @Test("A failed check")
  func failed() throws {
    course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    let screen = try course.screen([
      SampleFailures.wrong, SampleCheck.asks.failure("no"), SampleCheck.passes.result(.passed),
    ])
    #expect(
      screen == """
        ␛[1mChapter 1 · Greetings␛[22m  ␛[2m1 of 3 checks pass␛[22m
          ␛[31m✗␛[39m Step 1 · Receive the reader
            ␛[2m0 of 2 checks pass␛[22m
          ␛[32m✓␛[39m Step 2 · Fail usefully                  ␛[2mpasses␛[22m
          ␛[2m·␛[22m Step 3 ★ · Go further          ␛[2mnot checked yet␛[22m

        ␛[31m✗␛[39m Step 1 · The presenter keeps its reader
          ␛[2mexpected  ␛[22mpresenter.message == "Hello, Maya"
          ␛[2mcame      ␛[22m"Hello, Bob"
          ␛[2myours     ␛[22mPresenter.swift:3
          ␛[2mcheck     ␛[22mStep1ReceiveTheReaderTests.swift:9

          The presenter made a reader of its own. Nobody
          can hand it another one, so no test can steer
          it.

        ␛[2mread  ␛[22mswift run course read 1 1
        ␛[2mhint  ␛[22mswift run course hint 1 1

        Also not passing:
          ␛[31m✗␛[39m 1 · The presenter asks its reader
        """)
  }

  @Test("A chapter that is done")
  func done() throws {
    let screen = try course.screen(SampleCheck.all.map { $0.result(.passed) })
    #expect(
      screen.hasSuffix(
        """
        ␛[32m✓ Chapter 1 · Greetings is done.␛[39m

          ␛[36mswift run course solution 1␛[39m
              the reference beside yours
          ␛[36mswift run course read 1␛[39m
              the page, with questions at its end
          ␛[36mswift run course␛[39m
              on to chapter 2 · Closure clocks
        """))
  }

  @Test("The list of chapters")
  func list() throws {
    #expect(
      ChapterList(session: course.session).lines(try course.standings()).shown == """
        ␛[1m1 Greetings␛[22m  ␛[2mnot checked yet␛[22m
          ␛[2m·␛[22m Step 1 · Receive the reader    ␛[2mnot checked yet␛[22m
          ␛[2m·␛[22m Step 2 · Fail usefully         ␛[2mnot checked yet␛[22m
          ␛[2m·␛[22m Step 3 ★ · Go further          ␛[2mnot checked yet␛[22m
        ␛[1m2 Closure clocks␛[22m  ␛[2mnot checked yet␛[22m
          ␛[2m·␛[22m Step 1 · Inject the time       ␛[2mnot checked yet␛[22m
        """)
  }

  @Test("Where the learner is")
  func status() throws {
    course.files.put(WatchedCourse.begun, at: WatchedCourse.code)
    try course.remember([
      SampleCheck.keeps.result(.passed), SampleCheck.asks.failure("no"),
      SampleCheck.passes.result(.passed),
    ])
    let screen = StatusScreen(session: course.session, workspace: course.workspace)
    #expect(
      screen.lines(try course.standings(), current: try course.chapter()).shown == """
        ␛[1mDependency injection in Swift␛[22m
        ␛[32m█████␛[39m␛[2m░░░░░░░░░░░␛[22m 1 of 3 steps, 0 of 1 ★

        ␛[36m▸␛[39m ␛[1m1 Greetings␛[22m  ␛[2m1 of 2 steps pass␛[22m
            ␛[31m✗␛[39m Step 1 · Receive the reader
              ␛[2m1 of 2 checks pass␛[22m
            ␛[32m✓␛[39m Step 2 · Fail usefully                ␛[2mpasses␛[22m
            ␛[2m·␛[22m Step 3 ★ · Go further        ␛[2mnot checked yet␛[22m
        ␛[2m·␛[22m 2 Closure clocks  ␛[2mnot checked yet␛[22m

        ␛[1mNext: step 1 · Receive the reader␛[22m
          Chapters/01-Greetings/Presenter.swift:3
          ␛[36mswift run course read 1 1␛[39m
              what the step is about
          ␛[36mswift run course check 1␛[39m
              build and check what you wrote
          ␛[36mswift run course hint 1 1␛[39m
              a hint, gentle ones first
        """)
  }

  @Test("The last hint")
  func hint() throws {
    let chapter = try course.chapter()
    let hints = HintSheet(markdown: SampleCourse.hints).hints(forStep: 1)
    #expect(
      HintScreen(session: course.session, chapter: chapter, step: chapter.steps[0])
        .lines(hints, shown: 3).shown == """
          ␛[1mStep 1 · Receive the reader␛[22m

          1  Who makes the reader?

          2  Let the initializer take it.

          3  Nearly there: ␛[36minit(reader:)␛[39m.

          That was the last hint. The page says more: swift
          run course read 1 1
          """)
  }

  @Test("Signs stand beside words, so that without colour nothing is lost")
  func words() throws {
    let plain = SampleCourse(width: 50)
    let results = [SampleFailures.wrong, SampleCheck.passes.result(.passed)]
    let coloured = try course.screen(results)
    let stripped = coloured.replacing(/␛\[\d+m/, with: "")
    #expect(try plain.screen(results) == stripped)
  }
}
