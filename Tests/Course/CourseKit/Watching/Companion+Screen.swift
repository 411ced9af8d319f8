extension Companion {
  /// Shows lines in the place of those before, which stay in the terminal's memory: what was not
  /// read yet can be scrolled back to.
  mutating func show(_ lines: @escaping () -> [String]) {
    isLeaving = false
    shown = lines
    draw()
  }

  /// Shows a message, whose lines may be longer than the screen is wide.
  mutating func say(_ text: String) {
    let session = session
    show { text.wrapped(to: session.width) }
  }

  mutating func draw() {
    size = session.size
    let rows = size.rows
    let push = "\u{1B}[\(rows);1H" + String(repeating: "\n", count: rows) + "\u{1B}[H"
    let lines = shown()
    let footer = footer()
    // The sign takes the empty line, and the cursor stands on the last one.
    let above = lines.count + 1 + footer.count + 1 - rows
    let sign =
      above > 0 ? session.paint.dim("↑ \(above.counted("line")) more above; scroll up") : ""
    let text = (lines + [sign] + footer).map { $0 + "\n" }.joined()
    session.effects.console.write(push + text)
  }

  /// The keys, on as many lines as they need.
  func footer() -> [String] {
    var keys = ["h hint", "n next"]
    if chapter != roster.chapters.first { keys.append("p previous") }
    keys += ["l list", "r run again", "d docs"]
    if standing(of: chapter).isFinished { keys.append("s solution") }
    keys.append("q quit")
    // A key and its word stay together.
    let text = keys.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "  ")
    return text.wrapped(to: min(session.width, session.size.columns))
      .map { session.paint.dim($0) }
  }
}
