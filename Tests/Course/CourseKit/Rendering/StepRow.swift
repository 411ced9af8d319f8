/// One step on one line, or on two where the terminal is narrow.
struct StepRow {
  let session: Session

  func lines(_ step: Step, mark: String, state: String, indent: Int) -> [String] {
    let blank = String(repeating: " ", count: indent)
    let title = "Step \(step.number)\(step.isExtra ? " ★" : "") · \(step.title)"
    let width = session.width
    let used = indent + 2 + title.columns + 2 + state.columns
    if used <= width {
      let gap = String(repeating: " ", count: min(width, 84) - min(used, min(width, 84)) + 2)
      return [blank + mark + " " + title + gap + session.paint.dim(state)]
    }
    return title.wrapped(to: width, firstIndent: blank + mark + " ", indent: blank + "  ")
      + [blank + "  " + session.paint.dim(state)]
  }
}
