extension Companion {
  /// Does what a key asks for; `false` when it is the last.
  mutating func answer(_ key: Key, _ keys: any KeySource) -> Bool {
    switch key {
    case .character("q"), .end: return false
    case .character("h"): showHint()
    case .character("l"):
      show(ChapterList(session: session).lines(roster.chapters.map(standing(of:))))
    case .character("r"): return check(keys)
    case .character("d"): showPage(keys)
    case .character("n"): goOn()
    case .character("s") where standing(of: chapter).isFinished: showReference(keys)
    default: break
    }
    return true
  }

  private mutating func showHint() {
    guard let step = standing(of: chapter).next else {
      return show(["Every step of chapter \(chapter.number) passes; there is nothing to hint at."])
    }
    do {
      var screen = HintScreen(session: session, chapter: chapter, step: step)
      screen.isWatched = true
      show(try HintCommand.nextHint(screen, workspace, showsAll: false))
    } catch {
      show(["\(error)"])
    }
  }

  private mutating func showPage(_ keys: any KeySource) {
    do {
      let step = standing(of: chapter).next
      let lines = try ReadCommand.lines(chapter, step, session, workspace)
      session.effects.keyboard?.withFullScreen {
        Pager(session: session, lines: lines).run(keys)
      }
      draw()
    } catch {
      show(["\(error)"])
    }
  }

  private mutating func showReference(_ keys: any KeySource) {
    do {
      let files = try LearnerFolder(
        workspace: workspace, files: session.effects.files, chapter: chapter
      ).learnerFiles()
      let lines = SolutionScreen(session: session, workspace: workspace, chapter: chapter)
        .lines(files, step: nil)
      session.effects.keyboard?.withFullScreen {
        Pager(session: session, lines: lines).run(keys)
      }
      draw()
    } catch {
      show(["\(error)"])
    }
  }

  /// On to the next chapter; out of an unfinished one only when asked twice.
  private mutating func goOn() {
    let standing = standing(of: chapter)
    guard let next = roster.chapters.first(where: { $0.number > chapter.number }) else {
      return show(
        "Chapter \(chapter.number) is the last one.".wrapped(to: session.width)
          + (standing.isFinished
            ? [] : NextAction(session: session, workspace: workspace).lines(standing)))
    }
    if let step = standing.next, !standing.isFinished, !isLeaving {
      show(
        "Step \(step.number) of chapter \(chapter.number) does not pass yet. Press n again to go on to chapter \(next.number) · \(next.title) all the same."
          .wrapped(to: session.width))
      isLeaving = true
      return
    }
    move(to: next)
  }
}
