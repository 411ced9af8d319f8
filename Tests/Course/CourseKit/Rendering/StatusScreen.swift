/// What `course` shows: a bar, the current chapter's steps, and one next action.
struct StatusScreen {
  let session: Session
  let workspace: Workspace
  /// The rows that there are; `nil` where the output is not a screen.
  var rows: Int?

  func lines(_ standings: [Standing], current: Chapter, isWatched: Bool = false) -> [String] {
    let all = lines(standings, shown: standings, current, isWatched)
    guard let rows, all.count > rows,
      let index = standings.firstIndex(where: { $0.chapter == current })
    else { return all }
    // As many of the chapters that come next as there is room for, and one line for the rest.
    for count in (0..<standings.count - index).reversed() {
      let shown = Array(standings[index...(index + count)])
      let lines = lines(standings, shown: shown, current, isWatched)
      if lines.count <= rows || count == 0 { return lines }
    }
    return all
  }

  private func lines(
    _ standings: [Standing], shown: [Standing], _ current: Chapter, _ isWatched: Bool
  ) -> [String] {
    let paint = session.paint
    var lines = [paint.bold("Dependency injection in Swift"), bar(standings), ""]
    for standing in shown {
      lines += chapter(standing, isCurrent: standing.chapter == current)
      if standing.chapter == current { lines += steps(standing) }
    }
    let rest = standings.count - shown.count
    if rest > 0 { lines.append(paint.dim("… and \(rest.counted("other chapter"))")) }
    guard let standing = standings.first(where: { $0.chapter == current }) else { return lines }
    let next = NextAction(session: session, workspace: workspace, isWatched: isWatched)
    return lines + [""] + next.lines(standing)
  }

  private func bar(_ standings: [Standing]) -> String {
    let required = standings.flatMap { standing in
      standing.chapter.steps.filter { !$0.isExtra }.map { standing.isPassed($0) }
    }
    let extras = standings.flatMap { standing in
      standing.chapter.steps.filter(\.isExtra).map { standing.isPassed($0) }
    }
    let passed = required.count { $0 }
    let extra = extras.isEmpty ? "" : ", \(extras.count { $0 }) of \(extras.count) ★"
    let words = "\(passed) of \(required.count) steps\(extra)"
    let columns = max(0, min(30, session.width / 3, session.width - words.columns - 1))
    let filled = required.isEmpty ? 0 : columns * passed / required.count
    let bar =
      session.paint.green(String(repeating: "█", count: filled))
      + session.paint.dim(String(repeating: "░", count: columns - filled))
    return "\(bar) \(words)"
  }

  private func chapter(_ standing: Standing, isCurrent: Bool) -> [String] {
    let paint = session.paint
    let name = "\(standing.chapter.number) \(standing.chapter.title)"
    let mark = standing.isFinished ? paint.green("✓") : isCurrent ? paint.cyan("▸") : paint.dim("·")
    let state = ChapterWords.of(standing)
    return "\(isCurrent ? paint.bold(name) : name)  \(paint.dim(state))"
      .wrapped(to: session.width, firstIndent: mark + " ", indent: "    ")
  }

  private func steps(_ standing: Standing) -> [String] {
    standing.chapter.steps.flatMap { step in
      let state = standing.state(of: step)
      return StepRow(session: session).lines(
        step, mark: Mark.of(state, session.paint, isCurrent: standing.isCurrent),
        state: Mark.words(state, isCurrent: standing.isCurrent), indent: 4)
    }
  }
}
