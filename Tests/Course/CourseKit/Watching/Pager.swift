/// Shows a long text a screen at a time.
struct Pager {
  let session: Session
  let lines: [String]

  /// Returns when the reader closes it.
  func run(_ keys: any KeySource) {
    var top = 0
    var size = session.size
    draw(top, size)
    while true {
      let key = keys.next(within: 0.2)
      let page = max(1, size.rows - 1)
      let last = max(0, lines.count - page)
      var next = top
      switch key {
      case .character("q"), .escape, .end: return
      case .character(" "), .character("f"), .pageDown:
        if top >= last { return }
        next = top + page - 1
      case .character("b"), .pageUp: next = top - page + 1
      case .enter, .down, .character("j"): next = top + 1
      case .up, .character("k"): next = top - 1
      case .character("g"): next = 0
      case .character("G"): next = last
      default: break
      }
      next = min(max(0, next), last)
      if next != top || session.size != size {
        size = session.size
        top = next
        draw(top, size)
      }
    }
  }

  private func draw(_ top: Int, _ size: (columns: Int, rows: Int)) {
    let page = max(1, size.rows - 1)
    let shown = lines.dropFirst(top).prefix(page).map { $0.truncated(to: size.columns) }
    let filler = Array(repeating: "", count: page - shown.count)
    let end = min(lines.count, top + page)
    let keys = "space on  b back  q close"
    let status = "\(end) of \(lines.count)  \(keys)".truncated(to: max(1, size.columns - 1))
    session.effects.console.write(
      "\u{1B}[H\u{1B}[J" + (shown + filler).joined(separator: "\n") + "\n"
        + session.paint.dim(status))
  }
}
