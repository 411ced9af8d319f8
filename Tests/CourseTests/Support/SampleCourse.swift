@testable import CourseKit

/// A course of two chapters in memory, with everything that the command needs around it.
struct SampleCourse: Sendable {
  static let root: Path = "/course"

  let files: MemoryFileSystem
  let clock: ManualClock
  var console = MemoryConsole()
  var processes = ScriptedProcessRunner()
  var environment = ["PATH": "/usr/bin:/opt/swift/bin"]
  var currentFolder: Path = "/course"
  var network: (any LocalNetwork)?

  var workspace: Workspace { Workspace(root: Self.root) }

  var effects: Effects {
    let clock = clock
    return Effects(
      files: files, processes: processes, console: console, network: network,
      environment: environment, currentFolder: currentFolder, uptime: { clock.now },
      now: { clock.now }, sleep: { clock.advance(by: $0) },
      timestamp: { "2026-11-30T09.15.02" })
  }

  var session: Session { Session(effects: effects, colourIsRefused: false) }
  var progress: Progress { Progress(workspace: workspace, effects: effects) }
  var runner: CheckRunner { CheckRunner(workspace: workspace, effects: effects) }

  init(width: Int = 80, isTerminal: Bool = false) {
    let clock = ManualClock()
    self.clock = clock
    files = MemoryFileSystem(SampleCourse.texts, now: { clock.now })
    console = MemoryConsole(isTerminal: isTerminal, width: width)
  }

  /// The same files with a console of their own.
  static func sharing(_ course: SampleCourse) -> SampleCourse {
    var other = course
    other.console = MemoryConsole()
    return other
  }

  /// The course with a `swift test` that is played.
  static func playing(
    _ plays: [(SampleCheck, PlayedRun.Play)], width: Int = 80, isTerminal: Bool = false,
    change: (inout PlayedRun) -> Void = { _ in }
  ) -> SampleCourse {
    var course = SampleCourse(width: width, isTerminal: isTerminal)
    var run = PlayedRun(course, plays)
    change(&run)
    let played = run
    course.processes = ScriptedProcessRunner { _, invocation, shouldStop in
      played.answer(invocation, shouldStop)
    }
    return course
  }

  /// Runs one call of the command in it.
  func run(_ arguments: String...) -> ExitCode { Course.run(arguments, effects: effects) }

  func chapter(_ number: Int = 1) throws -> Chapter {
    try Roster(of: workspace, in: files).chapter(named: "\(number)")
  }

  /// Keeps these verdicts on the first chapter, as a check of all of it does.
  func remember(_ results: [CheckResult]) throws {
    let chapter = try chapter()
    try progress.record(
      ChapterOutcome(kind: .checked(results), warnings: [], output: ""), of: chapter, step: nil,
      fingerprint: progress.fingerprint(of: chapter))
  }
}
