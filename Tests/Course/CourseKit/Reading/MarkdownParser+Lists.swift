extension MarkdownParser {
  mutating func parseList() -> Bool {
    guard let first = ListMarker(lines[index]) else { return false }
    var items: [MarkdownListItem] = []
    var isLoose = false
    while index < lines.count, lines[index].indent < 4, !lines[index].isThematicBreak,
      let marker = ListMarker(lines[index]), first.continues(in: marker)
    {
      var item = itemLines(of: marker)
      let count = item.count
      while let last = item.last, last.isBlank, item.count > 1 { item.removeLast() }
      let markdown = item.map(\.text).joined(separator: "\n")
      items.append(MarkdownListItem(markdown: markdown, blocks: nested(item)))
      let goesOn =
        index < lines.count && ListMarker(lines[index]).map(first.continues) ?? false
      if goesOn, item.count < count { isLoose = true }
    }
    if items.contains(where: \.hasSeveralParagraphs) { isLoose = true }
    blocks.append(.list(MarkdownList(start: first.number, isLoose: isLoose, items: items)))
    return true
  }

  /// The lines of the item that starts at `index`, without its marker and indent.
  private mutating func itemLines(of marker: ListMarker) -> [SourceLine] {
    var item = [marker.line]
    var fence = CodeFence(marker.line)
    index += 1
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        // An item that starts with a blank line has no second one.
        if item.count == 1, marker.isEmpty { break }
        item.append(line.unindented(by: marker.contentIndent))
      } else if line.indent >= marker.contentIndent {
        let inside = line.unindented(by: marker.contentIndent)
        CodeFence.follow(inside, &fence)
        item.append(inside)
      } else if fence == nil, let last = item.last, !last.isBlank, CodeFence(last) == nil,
        !line.interruptsParagraph, ListMarker(line) == nil
      {
        // A paragraph may go on without the indent.
        item.append(line)
      } else {
        break
      }
      index += 1
    }
    return item
  }
}
