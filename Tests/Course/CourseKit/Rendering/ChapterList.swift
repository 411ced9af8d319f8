/// What `course list` shows.
struct ChapterList {
  let session: Session

  func lines(_ standings: [Standing]) -> [String] {
    let paint = session.paint
    return standings.flatMap { standing in
      let name = "\(standing.chapter.number) \(standing.chapter.title)"
      return "\(paint.bold(name))  \(paint.dim(ChapterWords.of(standing)))"
        .wrapped(to: session.width, indent: "  ")
        + standing.chapter.steps.flatMap { step in
          let state = standing.state(of: step)
          return StepRow(session: session).lines(
            step, mark: Mark.of(state, paint, isCurrent: standing.isCurrent),
            state: Mark.words(state, isCurrent: standing.isCurrent), indent: 2)
        }
    }
  }
}
