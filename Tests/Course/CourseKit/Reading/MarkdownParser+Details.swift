extension MarkdownParser {
  /// Takes a `<details>` up to its end tag, or to the last line if there is none.
  mutating func parseDetails() -> Bool {
    guard lines[index].first == UInt8(ascii: "<") else { return false }
    guard lines[index].content.hasPrefix("<details") else { return dropEndTag() }
    var inside = detailsLines()
    let summary = takeSummary(from: &inside)
    blocks.append(.details(summary: summary, nested(inside)))
    return true
  }

  /// Leaves out a comment; one without an end stays as text.
  mutating func parseComment() -> Bool {
    guard !hasOpenComment, lines[index].first == UInt8(ascii: "<"),
      lines[index].content.hasPrefix("<!--")
    else { return false }
    var start = lines[index].content.startIndex + 4
    for last in index..<lines.count {
      if last > index { start = lines[last].content.startIndex }
      if let end = lines[last].content.firstIndex(of: "-->", from: start) {
        replace(through: last, with: lines[last].suffix(from: end + 3))
        return true
      }
    }
    hasOpenComment = true
    return false
  }

  /// Leaves out an end tag that ends nothing.
  private mutating func dropEndTag() -> Bool {
    guard lines[index].content.hasPrefix("</details>") else { return false }
    replace(through: index, with: lines[index].suffix(from: lines[index].content.startIndex + 10))
    return true
  }

  /// The lines between the tags, with what stands on the tags' own lines.
  private mutating func detailsLines() -> [SourceLine] {
    let opening = lines[index]
    let tag = opening.content.firstIndex(of: ">", from: opening.content.startIndex)
    let first = opening.suffix(from: tag.map { $0 + 1 } ?? opening.content.endIndex)
    var inside: [SourceLine] = []
    var fence: CodeFence?
    var depth = 1
    for current in index..<lines.count {
      let line = current == index ? first : lines[current]
      let wasCode = fence != nil
      CodeFence.follow(line, &fence)
      if wasCode || fence != nil {
        // Tags inside a listing are its text.
      } else if line.content.hasPrefix("<details") {
        depth += 1
      } else if let end = line.content.firstIndex(of: "</details>", from: line.content.startIndex) {
        depth -= 1
        if depth == 0 {
          inside.append(line.prefix(upTo: end))
          replace(through: current, with: line.suffix(from: end + 10))
          return inside
        }
      }
      inside.append(line)
    }
    index = lines.count
    return inside
  }

  /// Takes the summary off the first lines.
  private func takeSummary(from inside: inout [SourceLine]) -> MarkdownText {
    let start = inside.firstIndex { !$0.isBlank } ?? 0
    guard start < inside.count, inside[start].content.hasPrefix("<summary>") else {
      return MarkdownText(markdown: "", line: inside.first?.number ?? lines[0].number)
    }
    let number = inside[start].number
    var words: [String] = []
    for current in start..<inside.count {
      let line = inside[current]
      let from = line.content.startIndex + (current == start ? 9 : 0)
      if let end = line.content.firstIndex(of: "</summary>", from: from) {
        words.append(line.content[from..<end].trimmed.text)
        inside[current] = line.suffix(from: end + 10)
        inside.removeFirst(current)
        break
      }
      words.append(line.content[from...].trimmed.text)
      if line.isBlank || current == inside.count - 1 {
        inside.removeFirst(current + 1)
        break
      }
    }
    let text = words.filter { !$0.isEmpty }.joined(separator: "\n")
    return MarkdownText(markdown: text, line: number)
  }

  /// Goes on with `rest` behind the lines up to `last`, or behind them if nothing is left there.
  private mutating func replace(through last: Int, with rest: SourceLine) {
    index = last
    if rest.isBlank { index += 1 } else { lines[last] = rest.unindented(by: rest.indent) }
  }
}
