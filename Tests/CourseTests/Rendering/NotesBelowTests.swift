import Testing

@testable import CourseKit

@Suite("What stands below the verdicts")
struct NotesBelowTests {
  private let chapter = LearnersChapter([LearnersChapter.presenter: LearnersChapter.written])
  private let output = "◇ Test run started.\none\ntwo\n"
  private let passing = SampleCheck.all.map { $0.result(.passed) }

  private func below(
    warnings: [Diagnostic] = [], output: String = "", change: (inout CheckScreen) -> Void = { _ in }
  ) throws -> String {
    let screen = try chapter.course.screen(
      passing, warnings: warnings, output: output, change: change)
    let parts = screen.split(
      separator: "on to chapter 2 · Closure clocks", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[1]) : screen
  }

  @Test("Nothing to tell is nothing")
  func nothing() throws {
    #expect(try below() == "")
  }

  @Test("A file that is gone stands there with the command that brings it back, in one line")
  func missingFile() throws {
    chapter.course.files.take(LearnersChapter.style)
    #expect(
      try below() == """


        Chapters/01-Greetings/Style.swift is missing. Your editor or the trash may still
        have what you wrote. As it was last committed:
          git checkout -- Chapters/01-Greetings/Style.swift
        """)
  }

  @Test("Marks that are gone, and the first warning")
  func marks() throws {
    chapter.course.files.put("\n", at: LearnersChapter.style)
    let warnings = Diagnostic.all(
      in: "\(LearnersChapter.presenter):4:7: warning: never used\n/a.swift:1:1: warning: b")
    #expect(
      try below(warnings: warnings) == """


        Chapters/01-Greetings/Style.swift has lost the marks "// MARK: Step 2b · …" and
        "// End of step 2b". Checks work without; reset and solution by step do not.

        The compiler warns: never used (Presenter.swift:4)
        """)
  }

  @Test("Where another folder is judged, what the learner's own lacks is of no interest")
  func otherFolder() throws {
    chapter.course.files.take(LearnersChapter.style)
    let screen = try chapter.course.screen(passing) {
      var runner = chapter.course.runner
      runner.subject = "solutions"
      $0 = CheckScreen(session: $0.session, runner: runner, chapter: $0.chapter, only: nil)
    }
    #expect(screen.hasSuffix("\nEvery check passes."))
  }

  @Test("What the code printed is counted, or shown where all is asked for")
  func printed() throws {
    #expect(
      try below(output: output)
        == "\n\nYour code printed 2 lines (--verbose shows them).")
    #expect(
      try below(output: "Test run started.\none\n")
        == "\n\nYour code printed 1 line (--verbose shows it).")
    #expect(
      try below(output: output) { $0.isVerbose = true }
        == "\n\nYour code printed:\n  one\n  two")
  }

  @Test("A flood of printed lines is cut")
  func flood() throws {
    let flood = "Test run started.\n" + String(repeating: "again\n", count: 10_000)
    let screen = try below(output: flood) { $0.isVerbose = true }
    #expect(screen.split(separator: "\n").count < 210)
    #expect(screen.hasSuffix("  again\n  … and 9800 lines more"))
  }

  @Test("The companion names the call that shows what was printed")
  func printedWhileWatched() throws {
    let screen = try chapter.course.screen(
      [SampleFailures.wrong], output: "◇ Test run started.\nmine\n"
    ) { $0.isWatched = true }
    #expect(
      screen.contains(
        "Your code printed 1 line (swift run course check 1 --verbose shows it)."))
  }

  @Test("In the companion, notes give way where the verdicts need the room")
  func room() throws {
    chapter.course.files.put("\n", at: LearnersChapter.style)
    func screen(rows: Int) throws -> String {
      try chapter.course.screen([SampleFailures.wrong]) {
        $0.isWatched = true
        $0.rows = rows
      }
    }
    #expect(try screen(rows: 40).contains("has lost the marks"))
    #expect(try !screen(rows: 17).contains("has lost the marks"))
  }
}
