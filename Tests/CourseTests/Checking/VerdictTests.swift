import Testing

@testable import CourseKit

@Suite("Verdicts in words")
struct VerdictTests {
  static let place = SourceLocation(file: "/course/a.swift", line: 3)
  static let finding = Finding(
    text: "Expectation failed: no", comments: ["First.", "Second."], argument: nil, location: place)
  static let crash = Crash(message: "Fatal error: x", location: place)

  static let cases: [(Verdict, String, String?)] = [
    (.passed, "passed", nil),
    (.failed([finding]), "failed", "Expectation failed: no"),
    (.failed([]), "failed", nil),
    (.crashed(crash), "crashed", "Fatal error: x"),
    (.exited(0), "crashed", "The process was ended with exit status 0."),
    (.hung(limit: 10), "hung", "The check did not end within 10 seconds."),
    (.hung(limit: 0.5), "hung", "The check did not end within 0.5 seconds."),
    (.notRun, "not-run", "The process ended before the check could start."),
  ]

  @Test("Each has a word and a sentence", arguments: cases)
  func words(verdict: Verdict, word: String, message: String?) {
    #expect(verdict.word == word)
    #expect(verdict.message == message)
    #expect(verdict.isPassed == (word == "passed"))
  }

  @Test("The reason is what the check's author says")
  func reason() {
    #expect(Verdict.failed([Self.finding]).reason == "First.\nSecond.")
    #expect(Verdict.failed([]).reason == nil)
    #expect(Verdict.passed.reason == nil)
    #expect(Verdict.crashed(Self.crash).crashLocation == Self.place)
    #expect(Verdict.passed.crashLocation == nil)
  }

  @Test("A chapter passes when there are checks and all of them pass")
  func outcome() {
    func outcome(_ verdicts: Verdict...) -> ChapterOutcome {
      let results = verdicts.map { SampleCheck.keeps.result($0) }
      return ChapterOutcome(kind: .checked(results), warnings: [], output: "")
    }
    #expect(outcome(.passed, .passed).passed)
    #expect(!outcome(.passed, .notRun).passed)
    #expect(!outcome().passed)
    #expect(!ChapterOutcome(kind: .notCompiled([]), warnings: [], output: "").passed)
  }
}
