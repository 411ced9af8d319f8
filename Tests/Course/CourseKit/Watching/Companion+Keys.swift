extension Companion {
  /// Does what a key asks for; `false` when it is the last.
  mutating func answer(_ key: Key, _ keys: any KeySource) -> Bool {
    switch key {
    case .character("q"), .end: return false
    case .returned: draw()
    case .character("h"): showHint()
    case .character("l"): showList(keys)
    case .character("r"): return check(keys)
    case .character("d"): showPage(keys)
    case .character("n"): goOn()
    case .character("p"): goBack()
    case .character("s"): showReference(keys)
    default: break
    }
    return true
  }

  /// The list of a whole course is longer than many a screen, and its top is not to be missed.
  private mutating func showList(_ keys: any KeySource) {
    let (session, workspace, roster) = (session, workspace, roster)
    let list = {
      ChapterList(session: session).lines(
        roster.chapters.map {
          Progress(workspace: workspace, effects: session.effects).standing(of: $0)
        })
    }
    if list().count + footer().count + 1 < session.size.rows { return show(list) }
    page(keys, list)
  }

  private mutating func page(
    _ keys: any KeySource, from start: Int = 0, _ lines: @escaping () -> [String]
  ) {
    session.effects.keyboard?.withFullScreen {
      Pager(session: session, render: lines, start: start).run(keys)
    }
    draw()
  }

  private mutating func showHint() {
    guard let step = standing(of: chapter).next else {
      return say("Every step of chapter \(chapter.number) passes; there is nothing to hint at.")
    }
    do {
      var screen = HintScreen(session: session, chapter: chapter, step: step)
      screen.isWatched = true
      let shown = screen
      let (hints, count) = try HintCommand.nextHint(shown, workspace, showsAll: false)
      show { shown.lines(hints, shown: count) }
    } catch {
      say("\(error)")
    }
  }

  /// The whole page, at the step that is next; from its top before anything was checked.
  private mutating func showPage(_ keys: any KeySource) {
    do {
      let standing = standing(of: chapter)
      let step = standing.wasChecked ? standing.next : nil
      let (chapter, session, workspace) = (chapter, session, workspace)
      let whole = try ReadCommand.lines(chapter, from: step, session, workspace)
      page(keys, from: whole.start) {
        (try? ReadCommand.lines(chapter, nil, session, workspace)) ?? whole.lines
      }
    } catch {
      say("\(error)")
    }
  }

  private mutating func showReference(_ keys: any KeySource) {
    if let step = standing(of: chapter).next, !standing(of: chapter).isFinished {
      return say(
        "The reference is shown here once every step passes. To see it all the same: swift run course solution \(chapter.number) \(step.number)"
      )
    }
    do {
      let files = try LearnerFolder(
        workspace: workspace, files: session.effects.files, chapter: chapter
      ).learnerFiles()
      let screen = SolutionScreen(session: session, workspace: workspace, chapter: chapter)
      page(keys) { screen.lines(files, step: nil) }
    } catch {
      say("\(error)")
    }
  }

  /// On to the next chapter; out of an unfinished one only when asked twice.
  private mutating func goOn() {
    let standing = standing(of: chapter)
    guard let next = roster.chapter(after: chapter) else {
      let action = NextAction(session: session, workspace: workspace, isWatched: true)
      let (chapter, session) = (chapter, session)
      return show {
        "Chapter \(chapter.number) is the last one.".wrapped(to: session.width)
          + (standing.isFinished ? [] : [""] + action.lines(standing))
      }
    }
    if let step = standing.next, !standing.isFinished, !isLeaving {
      say(
        "Step \(step.number) of chapter \(chapter.number) does not pass yet. Press n again to go on to chapter \(next.number) · \(next.title) all the same."
      )
      isLeaving = true
      return
    }
    move(to: next)
  }

  private mutating func goBack() {
    let before = roster.chapters.last { $0.number < chapter.number }
    guard let before else {
      return say("Chapter \(chapter.number) is the first one; there is none before it.")
    }
    move(to: before)
  }
}
