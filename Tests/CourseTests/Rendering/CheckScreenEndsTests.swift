import Testing

@testable import CourseKit

@Suite("The end of the screen of a check")
struct CheckScreenEndsTests {
  private let course = SampleCourse()

  @Test("Step by step, a pass says how to go on")
  func onlyStep() throws {
    let screen = try course.screen([SampleCheck.keeps.result(.passed)], only: 1)
    #expect(
      screen == """
        Chapter 1 · Greetings  1 of 1 checks pass
          ✓ Step 1 · Receive the reader                                           passes

        Step 1 passes. Go on: swift run course check 1
        """)
  }

  @Test("A step without a check says so")
  func noCheck() throws {
    #expect(
      try course.screen([], only: 2).hasSuffix(
        """
          · Step 2 · Fail usefully                                       not checked yet

        No check ran: step 2 has none yet.
        """))
  }

  @Test("A chapter that is done shows the reference and the way on")
  func done() throws {
    let screen = try course.screen(SampleCheck.all.map { $0.result(.passed) })
    #expect(
      screen == """
        Chapter 1 · Greetings  4 of 4 checks pass
          ✓ Step 1 · Receive the reader                                           passes
          ✓ Step 2 · Fail usefully                                                passes
          ✓ Step 3 ★ · Go further                                                 passes

        ✓ Chapter 1 · Greetings is done.

          swift run course solution 1  the reference beside yours
          swift run course read 1      the page, with questions at its end
          swift run course             on to chapter 2 · Closure clocks
        """)
  }

  @Test("What goes further is not held against the chapter")
  func extra() throws {
    let results = [
      SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed),
      SampleCheck.further.failure("Issue recorded", "It went nowhere."),
    ]
    let screen = try course.screen(results)
    #expect(
      screen.contains(
        "\n\nChapter 1 is done; only ★ is left, which goes further, if you like.\n\n✗ "))
    #expect(!screen.contains("found") && screen.contains("\n\n  It went nowhere.\n"))
    let watched = try course.screen(results) { $0.isWatched = true }
    #expect(
      watched.contains(
        """
        Chapter 1 is done; only ★ is left, which goes further, if you like. n goes on to
        chapter 2 · Closure clocks.

        ✗
        """))
  }

  @Test("Other failing checks take a line each, and no more than fit")
  func many() throws {
    course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    let lines = try course.screen(SampleFailures.many(12)).split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(
      Array(lines.suffix(9)) == [
        "Also not passing:",
        "  ✗ 1 · Check number 2 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 3 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 4 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 5 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 6 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 7 with a rather long sentence for its name, and 漢字 in it",
        "  ✗ 1 · Check number 8 with a rather long sentence for its name, and 漢字 in it",
        "  … and 4 more (--verbose explains them all)",
      ])
  }

  @Test("Where there is room for one line only, a name goes before the number of the rest")
  func oneName() throws {
    course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    let lines = try course.screen(SampleFailures.many(12)) { $0.rows = 5 }.split(separator: "\n")
    #expect(
      lines.suffix(3).map { $0.prefix(18) } == [
        "Also not passing:", "  ✗ 1 · Check numb", "  … and 10 more (-",
      ])
  }

  @Test("What nobody has begun is explained once, and its other checks are left out")
  func untouched() throws {
    let screen = try course.screen(SampleFailures.many(12))
    #expect(screen.contains("  · Step 1 · Receive the reader "))
    #expect(screen.contains("✗ Step 1 · Check number 1 "))
    #expect(!screen.contains("Also not passing"))
  }

  @Test("A low terminal gets fewer of them", arguments: [1, 5, 20, 24, 100])
  func rows(rows: Int) throws {
    course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    let lines = try course.screen(SampleFailures.many(30)) { $0.rows = rows }
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= max(rows, 18))
    #expect(lines.last?.hasPrefix("  … and ") == true)
  }
}
