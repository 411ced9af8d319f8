import Testing

@testable import CourseKit

/// The sample course with somebody at the keyboard, who saves code that says itself which steps
/// pass: `good 1` in it is a step that passes, and `broken` is code that does not compile.
struct WatchedCourse: Sendable {
  typealias Move = ScriptedKeys.Move

  static let code: Path = "/course/Chapters/01-Greetings/Presenter.swift"

  /// Code in which every step was begun.
  static let begun = SampleCourse.stub
    .replacing("let reader = \"none\"", with: "let reader = \"mine\"")
    .replacing("// Your turn: call the reader.", with: "print(reader)")
    .replacing("  // End of step 3", with: "  let mine = 3\n  // End of step 3")

  var course = SampleCourse()
  let terminal: EmulatedTerminal

  /// `polls` is how often each run of the checks asks whether it should stop, a quarter of a second
  /// apart.
  init(columns: Int = 80, rows: Int = 24, polls: Int = 0) {
    terminal = EmulatedTerminal(columns: columns, rows: rows)
    let played = course
    course.processes = ScriptedProcessRunner { _, invocation, shouldStop in
      Self.answer(invocation, played, polls, shouldStop)
    }
  }

  /// Everything that the terminal has shown, apart from what filled the whole screen for a while.
  var transcript: String { (terminal.memory + [terminal.visible]).joined(separator: "\n") }

  func effects(_ keys: ScriptedKeys) -> Effects {
    var effects = course.effects
    effects.console = terminal
    effects.keyboard = ScriptedKeyboard(keys: keys, console: terminal)
    return effects
  }

  /// Lets the companion run until it ends, and returns what the screen showed at each look, and
  /// more empty looks.
  @discardableResult
  func watch(
    _ moves: Move..., left: Int = 0, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let terminal = terminal
    let keys = ScriptedKeys(moves) { terminal.visible }
    var companion = try Companion(
      session: Session(effects: effects(keys), colourIsRefused: true))
    companion.run(keys)
    #expect(!keys.isStuck, "What the script waits for never came.", sourceLocation: sourceLocation)
    #expect(
      keys.left == left, "The companion ended at another place of the script.",
      sourceLocation: sourceLocation)
    // A look that never came is an empty screen, which no test expects.
    return keys.looks + moves.map { _ in "" }
  }

  /// Saves the chapter's code with this as its first line, and the marks of its steps below.
  func save(_ text: String) -> Move { save(text + "\n" + Self.begun, at: Self.code) }

  func save(_ text: String, at path: Path) -> Move {
    let files = course.files
    return .act { files.put(text, at: path) }
  }

  func remove(_ path: Path = Self.code) -> Move {
    let files = course.files
    return .act { files.take(path) }
  }

  /// Waits until the checks have been started so many times.
  func runs(_ count: Int) -> Move {
    let processes = course.processes
    return .until { processes.checkRuns.count >= count }
  }

  /// Waits until the screen shows this.
  func shows(_ text: String) -> Move {
    let terminal = terminal
    return .until { terminal.visible.contains(text) }
  }

  private static func answer(
    _ invocation: Invocation, _ course: SampleCourse, _ polls: Int,
    _ shouldStop: (RunningProgram) -> Bool
  ) -> ProcessOutcome {
    guard invocation.events != nil else { return ProcessOutcome(end: .exited(1), output: "") }
    let copies = course.files.contents.filter { $0.key.isInside("/course/.build/course/subject") }
    let chapter = invocation.environment["COURSE_CHAPTER"] ?? ""
    let code = copies.filter { $0.key.text.contains("/\(chapter)-") }.sorted { $0.key < $1.key }
      .map(\.value)
    let first = code.map { String($0.prefix { $0 != "\n" }) }.joined(separator: ", ")
    for _ in 0..<polls {
      if shouldStop(RunningProgram { 0 }) { return ProcessOutcome(end: .stopped, output: "") }
      course.clock.advance(by: 0.25)
    }
    if first.contains("broken") {
      return ProcessOutcome(
        end: .exited(1), output: "\(Self.code):2:3: error: cannot find 'x' in scope\n")
    }
    let checks = chapter == "01" ? SampleCheck.all : [.keeps]
    let plays = checks.map { check -> (SampleCheck, PlayedRun.Play) in
      let fails = PlayedRun.Play.fail(
        "Expectation failed: (a → 1) == 2", "Judged: \(first).")
      return (check, first.contains("good \(check.step)") ? .pass : fails)
    }
    return PlayedRun(course, plays).answer(invocation, shouldStop)
  }
}
