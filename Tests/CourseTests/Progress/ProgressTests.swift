import Testing

@testable import CourseKit

@Suite("Progress")
struct ProgressTests {
  private let course = SampleCourse()
  private let code: Path = "/course/Chapters/01-Greetings/Presenter.swift"
  private let stored: Path = "/course/.build/course/verdicts/01-Greetings.json"

  private func standing() throws -> Standing {
    course.progress.standing(of: try course.chapter())
  }

  private func record(_ kind: ChapterOutcome.Kind, step: Int? = nil) throws {
    let chapter = try course.chapter()
    try course.progress.record(
      ChapterOutcome(kind: kind, warnings: [], output: ""), of: chapter, step: step,
      fingerprint: course.progress.fingerprint(of: chapter))
  }

  private func states() throws -> [Standing.StepState] {
    let standing = try standing()
    return standing.chapter.steps.map { standing.state(of: $0) }
  }

  private let all: [CheckResult] = [
    SampleCheck.keeps.result(.passed), SampleCheck.asks.failure("no"),
    SampleCheck.passes.result(.passed), SampleCheck.further.result(.hung(limit: 10)),
  ]

  @Test("Before the first check nothing is known, and nothing is stale")
  func unknown() throws {
    #expect(
      try standing()
        == Standing(chapter: course.chapter(), checks: [], compiled: true, isStale: false))
    #expect(try states() == [.unchecked, .unchecked, .unchecked])
  }

  @Test("The verdicts of a whole run are kept")
  func whole() throws {
    course.files.put(WatchedCourse.begun, at: code)
    try record(.checked(all))
    #expect(
      try states() == [.failing(passed: 1, of: 2), .passed, .failing(passed: 0, of: 1)])
    #expect(try !standing().isStale)
  }

  @Test("A failing step that nobody has begun is no mistake")
  func untouched() throws {
    try record(.checked(all))
    #expect(try states() == [.untouched, .passed, .untouched])
    course.files.put(WatchedCourse.begun, at: code)
    #expect(
      try states() == [.failing(passed: 1, of: 2), .passed, .failing(passed: 0, of: 1)])
    try record(.checked(all))
    #expect(
      try states() == [.failing(passed: 1, of: 2), .passed, .failing(passed: 0, of: 1)])
  }

  @Test("They are kept as JSON that reads well")
  func json() throws {
    let chapter = try course.chapter()
    try course.progress.record(
      ChapterOutcome(
        kind: .checked([SampleCheck.keeps.result(.notRun)]), warnings: [], output: ""),
      of: chapter, step: nil, fingerprint: "abc")
    #expect(
      course.files.contents[stored] == """
        {
          "checks" : [
            {
              "name" : "The presenter keeps its reader",
              "step" : 1,
              "verdict" : "not-run"
            }
          ],
          "compiled" : true,
          "fingerprint" : "abc",
          "untouched" : [
            1,
            2,
            3
          ]
        }
        """)
  }

  @Test("Every verdict but a pass is no pass")
  func verdicts() throws {
    course.files.put(WatchedCourse.begun, at: code)
    let verdicts: [Verdict] = [
      .failed([]), .crashed(Crash(message: "", location: nil)), .exited(0), .hung(limit: 1),
      .oversized(limit: 3), .notRun,
    ]
    for verdict in verdicts {
      try record(.checked([SampleCheck.keeps.result(verdict)]))
      #expect(try states().first == .failing(passed: 0, of: 1))
    }
  }

  @Test(
    "A change of the code, the tests or the toolchain makes the verdicts stale",
    arguments: [
      "/course/Chapters/01-Greetings/Presenter.swift", "/course/Chapters/01-Greetings/New.swift",
      "/course/Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift",
      "/opt/swift/bin/swift",
    ] as [Path])
  func stale(changed: Path) throws {
    try record(.checked(all))
    course.files.put("changed", at: changed)
    #expect(try standing().isStale)
    #expect(try states()[1] == .passed)
  }

  @Test("A change elsewhere does not, nor does a save that changes nothing")
  func notStale() throws {
    try record(.checked(all))
    course.files.put("changed", at: "/course/Chapters/02-ClosureClocks/Notice.swift")
    course.files.put("changed", at: "/course/docs/01-greetings.md")
    course.files.put(SampleCourse.stub, at: code)
    #expect(try !standing().isStale)
  }

  @Test("A file that goes makes the verdicts stale, and so does one that cannot be read")
  func gone() throws {
    try record(.checked(all))
    course.files.makeUnreadable(code)
    #expect(try standing().isStale)
    course.files.makeReadable(code)
    #expect(try !standing().isStale)
    course.files.take(code)
    #expect(try standing().isStale)
  }

  @Test("What moves from the end of one file to the start of the next is a change")
  func boundaries() throws {
    course.files.put("ab", at: "/course/Chapters/01-Greetings/A.swift")
    course.files.put("c", at: "/course/Chapters/01-Greetings/B.swift")
    try record(.checked(all))
    course.files.put("a", at: "/course/Chapters/01-Greetings/A.swift")
    course.files.put("bc", at: "/course/Chapters/01-Greetings/B.swift")
    #expect(try standing().isStale)
  }

  @Test(
    "A damaged file is as good as none",
    arguments: [
      "", "{", "[]", "null", "{}", #"{"checks":[],"compiled":true}"#,
      #"{"checks":[{"step":"one"}],"compiled":true,"fingerprint":"x"}"#, "\u{0}",
    ])
  func damaged(text: String) throws {
    course.files.put(text, at: stored)
    #expect(try !standing().wasChecked)
    try record(.checked(all))
    #expect(try standing().wasChecked)
  }

  @Test("Verdicts that cannot be kept are a failure with its reason")
  func fullDisk() throws {
    course.files.putFolder(stored.parent)
    course.files.refuseChanges("no space left on device")
    #expect(throws: FileFailure(.write, stored, reason: "no space left on device")) {
      try record(.checked(all))
    }
  }
}
