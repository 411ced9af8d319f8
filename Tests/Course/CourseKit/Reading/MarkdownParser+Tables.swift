extension MarkdownParser {
  /// Whether a table's header stands at `index`: a row of cells above a row of hyphens.
  var startsTable: Bool {
    guard index + 1 < lines.count, lines[index].content.contains(UInt8(ascii: "|")) else {
      return false
    }
    return alignments(of: lines[index + 1])?.count == cells(of: lines[index]).count
  }

  mutating func parseTable() -> Bool {
    guard startsTable, let alignments = alignments(of: lines[index + 1]) else { return false }
    let header = cells(of: lines[index])
    index += 2
    var rows: [[MarkdownText]] = []
    while index < lines.count, !lines[index].isBlank, !lines[index].interruptsParagraph {
      rows.append(cells(of: lines[index]))
      index += 1
    }
    blocks.append(.table(MarkdownTable(header: header, alignments: alignments, rows: rows)))
    return true
  }

  private func alignments(of line: SourceLine) -> [MarkdownTable.Alignment]? {
    guard line.indent < 4, [0x7C, 0x2D, 0x3A].contains(line.first) else { return nil }
    var alignments: [MarkdownTable.Alignment] = []
    for cell in cells(of: line) {
      let marks = cell.markdown
      let hyphens = marks.drop { $0 == ":" }.prefix { $0 == "-" }
      let (left, right) = (marks.hasPrefix(":"), marks.hasSuffix(":"))
      guard !hyphens.isEmpty,
        marks.utf8.count == hyphens.count + (left ? 1 : 0) + (right ? 1 : 0)
      else { return nil }
      alignments.append(right ? (left ? .center : .right) : .left)
    }
    return alignments
  }

  /// The cells of a row; "\|" is a bar inside a cell.
  private func cells(of line: SourceLine) -> [MarkdownText] {
    var content = line.content.trimmed
    if content.first == UInt8(ascii: "|") { content = content.dropFirst() }
    var cells: [MarkdownText] = []
    var cell: [UInt8] = []
    var isEscaped = false
    var isClosed = false
    for byte in content {
      isClosed = byte == UInt8(ascii: "|") && !isEscaped
      if isClosed {
        cells.append(MarkdownText(markdown: cell[...].trimmed.text, line: line.number))
        cell = []
      } else {
        if byte == UInt8(ascii: "|") { cell.removeLast() }
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if !isClosed { cells.append(MarkdownText(markdown: cell[...].trimmed.text, line: line.number)) }
    return cells
  }
}
