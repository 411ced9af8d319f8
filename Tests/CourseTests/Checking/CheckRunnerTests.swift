import Testing

@testable import CourseKit

@Suite("Running a chapter's checks")
struct CheckRunnerTests {
  private let chapterFile: Path = "/course/Chapters/01-Greetings/Presenter.swift"

  private func verdicts(
    _ course: SampleCourse, step: Int? = nil, change: (inout CheckRunner) -> Void = { _ in }
  ) throws -> [String: Verdict] {
    var runner = course.runner
    change(&runner)
    let outcome = try runner.run(try course.chapter(), step: step)
    return Dictionary(uniqueKeysWithValues: outcome.results.map { ($0.check.name, $0.verdict) })
  }

  @Test("Checks that pass make a chapter that passes")
  func passes() throws {
    let course = SampleCourse.playing(SampleCheck.all.map { ($0, .pass) })
    let outcome = try course.runner.run(try course.chapter())
    #expect(outcome.passed)
    #expect(outcome.results == SampleCheck.all.map { $0.result(.passed) })
    #expect(course.processes.invocations.count == 1)
  }

  @Test("The program is called in a way that judges one chapter and nothing else")
  func invocation() throws {
    let course = SampleCourse.playing([(.keeps, .pass)])
    _ = try course.runner.run(try course.chapter())
    let events = "/course/.build/course/events-build.json"
    #expect(
      course.processes.invocations == [
        Invocation(
          program: "/opt/swift/bin/swift",
          arguments: [
            "test", "--disable-xctest", "--enable-swift-testing", "--no-parallel",
            "--event-stream-output-path", events, "--event-stream-version", "0",
          ],
          folder: "/course",
          environment: [
            "COURSE_SUBJECT": ".build/course/subject", "COURSE_CHAPTER": "01",
            "SWIFT_BACKTRACE":
              "enable=yes,color=no,interactive=no,preset=full,limit=40,registers=none,images=none",
            "NO_COLOR": "1",
          ])
      ])
    #expect(!course.files.exists(Path(events)))
  }

  @Test("The code that is judged is a copy, made before the build")
  func copy() throws {
    let course = SampleCourse.playing([(.keeps, .pass)])
    _ = try course.runner.run(try course.chapter())
    #expect(
      course.files.contents["/course/.build/course/subject/01-Greetings/Presenter.swift"]
        == SampleCourse.stub)
  }

  @Test("Results come by step and line, in whatever order the checks ran")
  func order() throws {
    let course = SampleCourse.playing(SampleCheck.all.reversed().map { ($0, .pass) })
    let outcome = try course.runner.run(try course.chapter())
    #expect(outcome.results.map(\.check) == SampleCheck.all.map(\.check))
  }

  @Test("A failed expectation fails its check alone")
  func fails() throws {
    let course = SampleCourse.playing([
      (.keeps, .fail("Expectation failed: (a → 1) == 2", "Why.")), (.asks, .pass),
    ])
    let outcome = try course.runner.run(try course.chapter())
    #expect(
      outcome.results == [
        SampleCheck.keeps.failure("Expectation failed: (a → 1) == 2", "Why."),
        SampleCheck.asks.result(.passed),
      ])
    #expect(!outcome.passed)
  }

  @Test("One step's checks are run where one step is asked for")
  func step() throws {
    let course = SampleCourse.playing(SampleCheck.all.map { ($0, .pass) })
    #expect(try verdicts(course, step: 2) == [SampleCheck.passes.name: .passed])
    #expect(course.processes.invocations.map { $0.values(of: "--filter") } == [["\\.Step2\\D"]])
  }

  @Test("A step without a check is not a pass")
  func noChecks() throws {
    let course = SampleCourse.playing([(.keeps, .pass)])
    let outcome = try course.runner.run(try course.chapter(), step: 2)
    #expect(outcome.kind == .checked([]))
    #expect(!outcome.passed)
  }

  @Test("Another folder is judged by copying from there")
  func subject() throws {
    let course = SampleCourse.playing([(.keeps, .pass)])
    #expect(try verdicts(course) { $0.subject = "solutions" } == [SampleCheck.keeps.name: .passed])
    #expect(
      course.files.contents["/course/.build/course/subject/01-Greetings/Presenter.swift"]
        == SampleCourse.solution)
  }

  @Test("A scratch folder of its own, and warnings as errors, are handed on")
  func options() throws {
    let course = SampleCourse.playing([(.keeps, .pass)])
    _ = try verdicts(course) {
      $0.scratch = "/course/.build/course/gate-1"
      $0.isStrict = true
    }
    let call = try #require(course.processes.invocations.first)
    #expect(call.values(of: "--scratch-path") == ["/course/.build/course/gate-1"])
    #expect(call.environment["COURSE_STRICT"] == "1")
    #expect(call.environment["COURSE_SUBJECT"] == ".build/course/gate-1/subject")
  }

  @Test("Without a toolchain nothing is run")
  func noToolchain() throws {
    var course = SampleCourse.playing([(.keeps, .pass)])
    course.environment = [:]
    let failure = #expect(throws: CourseFailure.self) { try verdicts(course) }
    #expect(failure?.code == .broken)
    #expect(course.processes.invocations.isEmpty)
  }

  @Test("A toolchain that cannot be started says so")
  func brokenToolchain() {
    let course = SampleCourse()
    #expect(
      throws: ProcessFailure(
        program: "/opt/swift/bin/swift", reason: "the test expects no program")
    ) {
      try verdicts(course)
    }
  }

  @Test("A disk without room says so")
  func fullDisk() {
    let course = SampleCourse.playing([(.keeps, .pass)])
    course.files.refuseChanges("no space left on device")
    let failure = #expect(throws: FileFailure.self) { try verdicts(course) }
    #expect(failure?.reason == "no space left on device")
  }

  @Test("A run that is given up is told as such, and not as a verdict")
  func cancelled() {
    let course = SampleCourse.playing([(.keeps, .hang)])
    #expect(throws: CheckCancelled.self) {
      try verdicts(course) { $0.isCancelled = { _ in course.clock.now > 3 } }
    }
    #expect(course.processes.invocations.count == 1)
  }

  @Test("A check waits until no other one builds in the same folder, and lets go in the end")
  func waitsForOthers() throws {
    let course = SampleCourse.playing([(.keeps, .pass)])
    let file: Path = "/course/.build/course/in-use"
    let claim = try course.files.claim(file)
    #expect(throws: CheckCancelled.self) {
      try verdicts(course) { $0.isCancelled = { _ in course.clock.now > 3 } }
    }
    withExtendedLifetime(claim) {}
    #expect(course.processes.invocations.isEmpty)
    let after = SampleCourse.playing([(.keeps, .pass)])
    _ = try verdicts(after)
    #expect(try after.files.claim(file) != nil)
  }
}
