extension MarkdownParser {
  mutating func parseQuote() -> Bool {
    guard lines[index].first == UInt8(ascii: ">") else { return false }
    var inside: [SourceLine] = []
    var fence: CodeFence?
    while index < lines.count {
      let line = lines[index]
      if line.first == UInt8(ascii: ">"), line.indent < 4 {
        let rest = line.suffix(from: line.content.startIndex + 1)
        inside.append(rest.unindented(by: 1))
        CodeFence.follow(inside[inside.count - 1], &fence)
      } else if fence == nil, let last = inside.last, !last.isBlank, CodeFence(last) == nil,
        !line.isBlank, !line.interruptsParagraph
      {
        // A paragraph may go on without the sign.
        inside.append(line)
      } else {
        break
      }
      index += 1
    }
    blocks.append(.quote(nested(inside)))
    return true
  }
}
