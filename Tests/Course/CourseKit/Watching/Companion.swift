/// `course` on a terminal: shows where the learner is, checks the chapter at each save, and answers
/// to single keys.
struct Companion {
  let session: Session
  let workspace: Workspace
  let roster: Roster
  var chapter: Chapter
  /// The lines that are on the screen, made to fit again after the terminal was resized.
  var shown: () -> [String] = { [] }
  /// The last key that was pressed while a check was running.
  var waiting: Key?
  /// Whether `n` was pressed in a chapter that is not finished.
  var isLeaving = false
  private var saves: Saves
  var size = (columns: 0, rows: 0)

  init(session: Session) throws {
    self.session = session
    workspace = try session.workspace()
    roster = try session.roster()
    chapter = try session.chapter(named: nil)
    saves = Saves(of: roster.chapters, in: workspace, files: session.effects.files)
  }

  /// Seconds between two looks at the files.
  private static let interval = 0.05

  /// Seconds after which a run whose code was changed meanwhile is given up. A shorter one is over
  /// before a new one could be.
  private static let patience = 2.0

  /// What a check has to say.
  private enum Checked {
    case lines(() -> [String])
    case outdated, quit
  }

  /// Returns when the learner quits or the terminal is gone.
  mutating func run(_ keys: any KeySource) {
    showStatus()
    let standing = standing(of: chapter)
    var isRunning = !(standing.isStale && standing.wasChecked) || check(keys)
    while isRunning {
      if let key = waiting.take() ?? keys.next(within: Self.interval) {
        isRunning = answer(key, keys)
      } else if saves.hasChanged(chapter) {
        isRunning = settle(keys) && check(keys)
      } else if let saved = saves.elsewhere(than: chapter) {
        // Where the learner saves is where the learner is.
        chapter = saved
        isRunning = settle(keys) && check(keys)
      } else if session.size != size {
        draw()
      }
    }
  }

  func standing(of chapter: Chapter) -> Standing {
    Progress(workspace: workspace, effects: session.effects).standing(of: chapter)
  }

  /// Checks the chapter, again and again while saves come in; `false` when the learner quits.
  mutating func check(_ keys: any KeySource) -> Bool {
    isLeaving = false
    while true {
      saves.take(chapter)
      switch checked(keys) {
      case .quit: return false
      case .lines(let lines) where !saves.hasChanged(chapter):
        show(lines)
        return true
      case .lines, .outdated: break
      }
      // The verdict is on code that was changed since; only the newest state counts.
      guard settle(keys) else { return false }
    }
  }

  private mutating func checked(_ keys: any KeySource) -> Checked {
    let progress = Progress(workspace: workspace, effects: session.effects)
    var runner = CheckRunner(workspace: workspace, effects: session.effects)
    let pressed = PressedKeys(keys)
    let ticker = Ticker("Checking chapter \(chapter.number)", session)
    let (uptime, begin) = (session.effects.uptime, session.effects.uptime())
    let (saves, chapter) = (saves, chapter)
    var isOutdated = false
    runner.isCancelled = { running in
      ticker.tick(running)
      if pressed.hasQuit() { return true }
      isOutdated = isOutdated || (uptime() - begin > Self.patience && saves.hasChanged(chapter))
      return isOutdated
    }
    defer {
      ticker.clear()
      waiting = pressed.waiting ?? waiting
    }
    do {
      try SubjectFolder(runner: runner, chapter: chapter).validate()
      let fingerprint = progress.fingerprint(of: chapter)
      let outcome = try runner.run(chapter)
      try? progress.record(outcome, of: chapter, step: nil, fingerprint: fingerprint)
      var screen = CheckScreen(session: session, runner: runner, chapter: chapter, only: nil)
      screen.isWatched = true
      let (session, keyRows) = (session, footer().count)
      return .lines {
        screen.rows = session.size.rows - keyRows - 2
        return screen.lines(outcome)
      }
    } catch is CheckCancelled {
      return isOutdated ? .outdated : .quit
    } catch {
      let session = session
      return .lines { "\(error)".wrapped(to: session.width) }
    }
  }

  /// Waits until an editor has finished writing; `false` when the learner quits meanwhile.
  private mutating func settle(_ keys: any KeySource) -> Bool {
    var last = saves.now(chapter)
    // An editor that renames leaves a moment without the file; two seconds are not a moment.
    for _ in 0..<40 {
      switch keys.next(within: Self.interval) {
      case .character("q"), .end: return false
      case nil, .returned: break
      case let key?: waiting = key
      }
      let now = saves.now(chapter)
      if now == last, !now.isEmpty { return true }
      last = now
    }
    return true
  }

  /// Goes to another chapter and shows where the learner is there.
  mutating func move(to chapter: Chapter) {
    self.chapter = chapter
    isLeaving = false
    saves.take(chapter)
    showStatus()
  }

  private mutating func showStatus() {
    let standings = roster.chapters.map(standing(of:))
    var screen = StatusScreen(session: session, workspace: workspace)
    let (session, chapter, keyRows) = (session, chapter, footer().count)
    show {
      screen.rows = session.size.rows - keyRows - 2
      return screen.lines(standings, current: chapter, isWatched: true)
    }
  }
}
