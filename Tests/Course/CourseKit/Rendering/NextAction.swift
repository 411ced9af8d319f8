/// The one thing to do next, with the commands that help.
struct NextAction {
  let session: Session
  let workspace: Workspace
  /// Whether the companion runs: it checks at each save, and its keys stand below.
  var isWatched = false

  func lines(_ standing: Standing) -> [String] {
    let chapter = standing.chapter
    if standing.wasChecked, !standing.isCurrent { return checkAgain(standing) }
    guard let step = standing.next else { return finished(chapter) }
    if standing.isFinished {
      let hasNext = (try? session.roster())?.chapter(after: chapter) != nil
      let way = isWatched && hasNext ? " Press n to go on." : ""
      return
        "Chapter \(chapter.number) is done. Step \(step.number) ★ (\(step.title)) goes further, if you like.\(way)"
        .wrapped(to: session.width) + commands(chapter, step)
    }
    let verb = standing.wasChecked ? "Next" : "Start"
    let place = StepPlace(chapter, in: workspace, files: session.effects.files)
      .location(of: step.number)?
      .text(from: workspace.root, fitting: session.width - 2)
    let file = place ?? "Chapters/\(chapter.folder)"
    let title = session.paint.bold("\(verb): step \(step.number) · \(step.title)")
    return title.wrapped(to: session.width) + ["  \(file)"] + commands(chapter, step)
  }

  /// The verdicts are on other code than there is now.
  private func checkAgain(_ standing: Standing) -> [String] {
    let number = standing.chapter.number
    let why =
      standing.compiled
      ? "has changed since its last check" : "did not compile at its last check"
    if isWatched {
      return "Chapter \(number) \(why). Every save is checked; r checks it now."
        .wrapped(to: session.width)
    }
    return "Next: chapter \(number) \(why), so check it".wrapped(to: session.width)
      .map { session.paint.bold($0) }
      + ["  " + session.paint.cyan("swift run course check \(number)")]
  }

  private func finished(_ chapter: Chapter) -> [String] {
    let words = "Every step of chapter \(chapter.number) passes."
    if isWatched { return (words + " Press n to go on.").wrapped(to: session.width) }
    return (words + " To see the reference beside yours:").wrapped(to: session.width)
      + ["  " + session.paint.cyan("swift run course solution \(chapter.number)")]
  }

  private func commands(_ chapter: Chapter, _ step: Step) -> [String] {
    if isWatched {
      return [""]
        + "Write it and save: every save of the chapter is checked. Press d to read what the step is about."
        .wrapped(to: session.width)
    }
    let rows = [
      ("read \(chapter.number) \(step.number)", "what the step is about"),
      ("check \(chapter.number)", "build and check what you wrote"),
      ("hint \(chapter.number) \(step.number)", "a hint, gentle ones first"),
    ]
    return rows.flatMap { words, help -> [String] in
      let call = "swift run course \(words)"
      if session.width >= 62 {
        return ["  \(session.paint.cyan(call.padded(to: 29))) \(help)"]
      }
      let below = help.wrapped(to: session.width, firstIndent: "      ", indent: "      ")
      return ["  \(session.paint.cyan(call))"] + below
    }
  }
}
