/// Lines of a terminal as a picture, with their colours.
struct TerminalPicture {
  let title: String
  let lines: [String]

  private static let rowHeight = 20
  private static let columnWidth = 8.4
  private static let colours = [
    "31": "#ff8a80", "32": "#8fd694", "33": "#f2cc60", "36": "#7fd1e0",
  ]

  /// The picture. The same lines give the same text.
  var svg: String {
    let columns = max(80, lines.map(\.columns).max() ?? 0)
    let width = Int(Double(columns) * Self.columnWidth) + 40
    let height = lines.count * Self.rowHeight + 40
    let rows = lines.enumerated().map { index, line in
      "    <text x=\"20\" y=\"\(index * Self.rowHeight + 34)\">\(spans(of: line))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="title desc">
        <title id="title">\(title.escapedForXML)</title>
        <desc id="desc">A terminal window. Its text stands below the picture in the README.</desc>
        <rect x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="10" fill="#14202c" \
      stroke="#8a94a0"/>
        <g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="14" fill="#e6edf3" style="white-space: pre">
      \(rows.joined(separator: "\n"))
        </g>
      </svg>

      """
  }

  /// One span for each stretch of one style, each at its own column, so that no font shifts it.
  private func spans(of line: String) -> String {
    var result = ""
    var codes: Set<String> = []
    var text = ""
    var column = 0
    var start = 0
    func flush() {
      // Blanks are places without ink; a renderer may drop those at a start.
      let blanks = text.prefix { $0 == " " }.count
      let ink = text.dropFirst(blanks)
      if !ink.isEmpty { result += span(String(ink), at: start + blanks, codes) }
      text = ""
    }
    for piece in TerminalPiece.pieces(of: line) {
      switch piece {
      case .character(let character, let columns):
        if text.isEmpty { start = column }
        text.append(character)
        column += columns
      case .escape(let bytes):
        flush()
        apply(String(decoding: bytes, as: UTF8.self), to: &codes)
      }
    }
    flush()
    return result
  }

  private func apply(_ sequence: String, to codes: inout Set<String>) {
    let code = sequence.dropFirst(2).dropLast()
    switch code {
    case "22": codes.subtract(["1", "2"])
    case "39": codes.subtract(Self.colours.keys)
    default: codes.insert(String(code))
    }
  }

  private func span(_ text: String, at column: Int, _ codes: Set<String>) -> String {
    let x = 20 + Double(column) * Self.columnWidth
    var attributes = "x=\"\((x * 10).rounded() / 10)\""
    if codes.contains("1") { attributes += " font-weight=\"bold\"" }
    if let colour = codes.compactMap({ Self.colours[$0] }).first {
      attributes += " fill=\"\(colour)\""
    } else if codes.contains("2") {
      attributes += " fill=\"#9fb0c0\""
    }
    return "<tspan \(attributes)>\(text.escapedForXML)</tspan>"
  }
}

extension String {
  /// The text with what XML takes for itself written out.
  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
