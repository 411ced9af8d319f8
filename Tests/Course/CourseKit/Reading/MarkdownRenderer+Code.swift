extension MarkdownRenderer {
  private static let margin = "    "
  /// As wide as the margin, so that the rest of a line stands below its beginning.
  private static let continuation = "  ↪ "

  /// A listing behind a margin, below a word on what it is unless that is code to read or type.
  func lines(of code: MarkdownCodeBlock, _ width: Int) -> [String] {
    let label: String? =
      switch code.info {
      case "swift wrong": "Does not compile:"
      case "error": "The compiler says:"
      case "output": "Prints:"
      default: nil
      }
    let room = max(1, width - Self.margin.count)
    var lines = label.map { [paint.dim($0)] } ?? []
    for line in code.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.split(separator: "\t", omittingEmptySubsequences: false)
        .joined(separator: "    ")
      if text.utf8.allSatisfy({ $0 == 0x20 }) {
        lines.append("")
      } else if !wrapsCode || text.columns <= room {
        lines.append(Self.margin + text)
      } else {
        lines += text.wrappedAsCode(to: room).enumerated().map {
          ($0 == 0 ? Self.margin : Self.continuation) + $1
        }
      }
    }
    return lines
  }
}
