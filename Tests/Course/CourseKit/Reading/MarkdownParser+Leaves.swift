extension MarkdownParser {
  mutating func parseHeading() -> Bool {
    let line = lines[index]
    guard line.first == UInt8(ascii: "#"), let level = line.headingLevel else { return false }
    var text = line.content.dropFirst(level).trimmed
    // Signs at the end are decoration, if a space stands before them.
    let body = text.prefix(text.count - text.reversed().prefix { $0 == UInt8(ascii: "#") }.count)
    if body.isEmpty || body.last == 0x20 { text = body.trimmed }
    addHeading(level, MarkdownText(markdown: text.text, line: line.number))
    index += 1
    return true
  }

  mutating func parseFence() -> Bool {
    let opening = lines[index]
    guard let fence = CodeFence(opening) else { return false }
    index += 1
    var listing: [String] = []
    while index < lines.count, !fence.isClosed(by: lines[index]) {
      listing.append(lines[index].unindented(by: opening.indent).text)
      index += 1
    }
    index = min(index + 1, lines.count)
    addCode(fence.info, listing, opening.number)
    return true
  }

  mutating func parseIndentedCode() -> Bool {
    let number = lines[index].number
    guard lines[index].indent >= 4 else { return false }
    var listing: [String] = []
    while index < lines.count, lines[index].indent >= 4 || lines[index].isBlank {
      listing.append(lines[index].unindented(by: 4).text)
      index += 1
    }
    while listing.last?.allSatisfy({ $0 == " " }) == true { listing.removeLast() }
    addCode("", listing, number - 1)
    return true
  }

  mutating func parseThematicBreak() -> Bool {
    guard lines[index].isThematicBreak else { return false }
    blocks.append(.thematicBreak)
    index += 1
    return true
  }

  /// Takes at least one line, whatever it holds.
  mutating func parseParagraph() {
    let number = lines[index].number
    var source = lines[index].content
    var parts: [String] = []
    while true {
      index += 1
      parts.append(source.text)
      guard index < lines.count, !lines[index].isBlank else { break }
      if let level = lines[index].underlineLevel {
        index += 1
        addHeading(level, text(of: parts, number))
        return
      }
      if lines[index].interruptsParagraph || startsTable { break }
      source = lines[index].content
    }
    addParagraph(text(of: parts, number))
  }

  private mutating func addParagraph(_ text: MarkdownText) {
    if text.markdown.hasPrefix("!["), case let inlines = text.inlines, inlines.count == 1,
      case .image(let alternative, _, _) = inlines[0]
    {
      blocks.append(.image(alternative: alternative, source: text))
    } else {
      blocks.append(.paragraph(text))
    }
  }

  private mutating func addCode(_ info: String, _ listing: [String], _ line: Int) {
    let text = listing.joined(separator: "\n")
    blocks.append(.code(MarkdownCodeBlock(info: info, text: text, line: line)))
  }

  private func text(of parts: [String], _ line: Int) -> MarkdownText {
    var parts = parts
    if let last = parts.popLast() { parts.append(Array(last.utf8)[...].trimmed.text) }
    return MarkdownText(markdown: parts.joined(separator: "\n"), line: line)
  }
}
