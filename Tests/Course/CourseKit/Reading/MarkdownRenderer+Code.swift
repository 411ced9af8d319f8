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
        let parts = parts(of: text, room)
        lines += parts.enumerated().map { ($0 == 0 ? Self.margin : Self.continuation) + $1 }
      }
    }
    return lines
  }

  /// `text` cut after `room` columns at most, where a reader of code expects it.
  private func parts(of text: String, _ room: Int) -> [String] {
    var parts: [String] = []
    var part = ""
    var used = 0
    for character in text {
      let columns = character.columns
      if used > 0, used + columns > room {
        let cut = cut(in: part)
        parts.append(String(part[..<cut]))
        part = String(part[cut...])
        used = part.columns
      }
      part.append(character)
      used += columns
    }
    return parts + [part]
  }

  /// Behind the last blank in the second half of `part`, else behind the last opening bracket
  /// there, so that no name is cut in two; otherwise at its end.
  private func cut(in part: String) -> String.Index {
    let half = part.index(part.startIndex, offsetBy: part.count / 2)
    let later = part[half...]
    let place = later.lastIndex(of: " ") ?? later.lastIndex { "([{".contains($0) }
    return place.map { part.index(after: $0) } ?? part.endIndex
  }
}
