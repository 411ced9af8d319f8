extension MarkdownRenderer {
  /// A table in columns, or row below row where the columns do not fit.
  func lines(
    of table: MarkdownTable, _ width: Int, _ inline: inout InlineRenderer
  ) -> [String] {
    let header = table.header.map { paint.bold(inline.text($0)) }
    let rows = table.rows.map { row in row.prefix(header.count).map { inline.text($0) } }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0.count > column ? $0[column].columns : 0 }.max() ?? 0
    }
    let hasBreaks = (header + rows.joined()).contains { $0.utf8.contains(0x0A) }
    guard !hasBreaks, widths.reduce(2 * (widths.count - 1), +) <= width else {
      return stacked(header, rows, width)
    }
    let rule = widths.map { paint.dim(String(repeating: "─", count: $0)) }
    return [line(header, widths, table.alignments), rule.joined(separator: "  ")]
      + rows.map { line($0, widths, table.alignments) }
  }

  private func line(
    _ cells: [String], _ widths: [Int], _ alignments: [MarkdownTable.Alignment]
  ) -> String {
    var line = ""
    var room = 0
    for (index, cell) in cells.enumerated() {
      let free = widths[index] - cell.columns
      let before =
        switch alignments[index] {
        case .left: 0
        case .center: free / 2
        case .right: free
        }
      if !cell.isEmpty { line += String(repeating: " ", count: room + before) + cell }
      room = (cell.isEmpty ? room + widths[index] : free - before) + 2
    }
    return line
  }

  /// Each row as lines of "Header: value", rows apart from each other.
  private func stacked(_ header: [String], _ rows: [[String]], _ width: Int) -> [String] {
    let groups = rows.map { row in
      zip(header, row).flatMap { title, value in
        let text = title.isEmpty ? value : "\(title): \(value)"
        return text.isEmpty ? [] : text.wrapped(to: width, indent: "  ")
      }
    }
    return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
