/// Shows a long text a screen at a time.
struct Pager {
  let session: Session
  /// The text's lines, made to fit the terminal's present width.
  let render: () -> [String]
  /// The line that is shown first; those before it can be gone back to.
  var start = 0

  /// Returns when the reader closes it.
  func run(_ keys: any KeySource) {
    var lines = render()
    var size = session.size
    var top = min(start, max(0, lines.count - max(1, size.rows - 1)))
    draw(lines, top, size)
    while true {
      let key = keys.next(within: 0.2)
      let before = (size: size, top: top)
      size = session.size
      if size.columns != before.size.columns {
        let fraction = Double(top) / Double(max(1, lines.count))
        lines = render()
        top = Int((fraction * Double(lines.count)).rounded())
      }
      let page = max(1, size.rows - 1)
      let last = max(0, lines.count - page)
      switch key {
      case .character("q"), .escape, .end: return
      case .character(" "), .character("f"), .pageDown: top += max(1, page - 1)
      case .character("b"), .pageUp: top -= max(1, page - 1)
      case .enter, .down, .character("j"): top += 1
      case .up, .character("k"): top -= 1
      case .character("g"): top = 0
      case .character("G"): top = last
      default: break
      }
      top = min(max(0, top), last)
      if size != before.size || top != before.top || key == .returned { draw(lines, top, size) }
    }
  }

  private func draw(_ lines: [String], _ top: Int, _ size: (columns: Int, rows: Int)) {
    let page = max(1, size.rows - 1)
    let shown = lines.dropFirst(top).prefix(page).map { $0.truncated(to: size.columns) }
    let filler = Array(repeating: "", count: page - shown.count)
    let end = min(lines.count, top + page)
    let keys = end < lines.count ? "space on  b back  q close" : "b back  q close"
    let status = "\(end) of \(lines.count)  \(keys)".truncated(to: max(1, size.columns - 1))
    session.effects.console.write(
      "\u{1B}[H\u{1B}[J" + (shown + filler).joined(separator: "\n") + "\n"
        + session.paint.dim(status))
  }
}
