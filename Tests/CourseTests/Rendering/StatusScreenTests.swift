import Testing

@testable import CourseKit

@Suite("The screens of the list and the status")
struct StatusScreenTests {
  private let course = SampleCourse()

  private func status(current: Int = 1) throws -> String {
    StatusScreen(session: course.session, workspace: course.workspace)
      .lines(try course.standings(), current: try course.chapter(current)).shown
  }

  private func list() throws -> String {
    ChapterList(session: course.session).lines(try course.standings()).shown
  }

  private func remember(_ results: CheckResult..., chapter: Int = 1) throws {
    let chapter = try course.chapter(chapter)
    try course.progress.record(
      ChapterOutcome(kind: .checked(results), warnings: [], output: ""), of: chapter, step: nil,
      fingerprint: course.progress.fingerprint(of: chapter))
  }

  @Test("At the start the status says where to begin")
  func start() throws {
    #expect(
      try status() == """
        Dependency injection in Swift
        ░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 3 steps, 0 of 1 ★

        ▸ 1 Greetings  not checked yet
            · Step 1 · Receive the reader                                not checked yet
            · Step 2 · Fail usefully                                     not checked yet
            · Step 3 ★ · Go further                                      not checked yet
        · 2 Closure clocks  not checked yet

        Start: step 1 · Receive the reader
          Chapters/01-Greetings/Presenter.swift:3
          swift run course read 1 1     what the step is about
          swift run course check 1      build and check what you wrote
          swift run course hint 1 1     a hint, gentle ones first
        """)
  }

  @Test("A finished chapter is ticked, and the next one is open")
  func finished() throws {
    try remember(SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed))
    #expect(
      try status(current: 2) == """
        Dependency injection in Swift
        █████████████████░░░░░░░░░ 2 of 3 steps, 0 of 1 ★

        ✓ 1 Greetings  2 of 2 steps pass
        ▸ 2 Closure clocks  not checked yet
            · Step 1 · Inject the time                                   not checked yet

        Start: step 1 · Inject the time
          Chapters/02-ClosureClocks
          swift run course read 2 1     what the step is about
          swift run course check 2      build and check what you wrote
          swift run course hint 2 1     a hint, gentle ones first
        """)
  }

  @Test("At the end what goes further is offered, and then the reference")
  func end() throws {
    try remember(SampleCheck.keeps.result(.passed), chapter: 2)
    try remember(SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed))
    #expect(try course.session.chapter(named: nil).number == 1)
    #expect(
      try status().hasSuffix(
        """
        Chapter 1 is done. Step 3 ★ (Go further) goes further, if you like.
          swift run course read 1 3     what the step is about
          swift run course check 1      build and check what you wrote
          swift run course hint 1 3     a hint, gentle ones first
        """))
    try remember(
      SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed),
      SampleCheck.further.result(.passed))
    #expect(try course.session.chapter(named: nil).number == 2)
    #expect(
      try status(current: 2).hasSuffix(
        """

        Every step of chapter 2 passes. To see the reference beside yours:
          swift run course solution 2
        """))
  }

  @Test("The list shows every chapter and step with its last verdicts")
  func listed() throws {
    course.files.put(WatchedCourse.begun, at: WatchedCourse.code)
    try remember(
      SampleCheck.keeps.result(.passed), SampleCheck.asks.failure("no"),
      SampleCheck.passes.result(.passed))
    #expect(
      try list() == """
        1 Greetings  1 of 2 steps pass
          ✗ Step 1 · Receive the reader                               1 of 2 checks pass
          ✓ Step 2 · Fail usefully                                                passes
          · Step 3 ★ · Go further                                        not checked yet
        2 Closure clocks  not checked yet
          · Step 1 · Inject the time                                     not checked yet
        """)
  }

  @Test("Verdicts on code that has changed since are marked so")
  func stale() throws {
    try remember(SampleCheck.keeps.result(.passed))
    course.files.put("changed", at: "/course/Chapters/01-Greetings/Presenter.swift")
    #expect(
      try list().hasPrefix(
        """
        1 Greetings  changed since the last check
          ✓ Step 1 · Receive the reader                         passed before the change
        """))
  }

  @Test("Code that did not compile is marked so, with or without verdicts from before")
  func notCompiled() throws {
    let chapter = try course.chapter()
    func fail() throws {
      try course.progress.record(
        ChapterOutcome(kind: .notCompiled([]), warnings: [], output: ""), of: chapter, step: nil,
        fingerprint: course.progress.fingerprint(of: chapter))
    }
    try fail()
    #expect(try list().hasPrefix("1 Greetings  does not compile\n"))
    try remember(SampleCheck.keeps.result(.passed))
    try fail()
    #expect(
      try list().hasPrefix(
        "1 Greetings  did not compile at the last check\n"))
  }

  @Test(
    "Every line fits into any terminal, except where nothing could", arguments: [30, 42, 61, 100])
  func widths(width: Int) throws {
    let course = SampleCourse(width: width)
    let lines =
      ChapterList(session: course.session).lines(try course.standings())
      + StatusScreen(session: course.session, workspace: course.workspace)
      .lines(try course.standings(), current: try course.chapter())
    #expect(lines.filter { $0.columns > width && !$0.contains("Chapters/") } == [])
  }
}
