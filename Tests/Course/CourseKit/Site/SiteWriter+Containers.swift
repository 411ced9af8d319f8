extension SiteWriter {
  mutating func list(_ list: MarkdownList) -> String {
    var items: [String] = []
    for (index, item) in list.items.enumerated() {
      let marker = list.start.map { "\($0 + index). " } ?? "- "
      let indent = String(repeating: " ", count: marker.count)
      let lines = blocks(item.blocks).split(separator: "\n", omittingEmptySubsequences: false)
      items.append(
        lines.enumerated().map { number, line in
          number == 0 ? marker + line : line.isEmpty ? "" : indent + line
        }.joined(separator: "\n"))
    }
    return items.joined(separator: list.isLoose ? "\n\n" : "\n")
  }

  /// Hints behind tabs, so that nobody reads the last one by accident.
  mutating func hints(_ list: MarkdownList) -> String {
    var tabs: [(String, String)] = []
    for (index, item) in list.items.enumerated() {
      tabs.append(("Hint \(index + 1)", blocks(item.blocks)))
    }
    return Self.tabs(tabs)
  }

  /// A quote is an aside to docc; one that a code host shows under a title keeps it.
  mutating func quote(_ inside: [MarkdownBlock]) -> String {
    var inside = inside
    var title = "Note"
    if case .paragraph(let text) = inside.first, let alert = MarkdownAlert(text) {
      title = alert.title == "Caution" ? "Warning" : alert.title
      inside[0] = .paragraph(alert.rest)
    }
    return Self.quoted("\(title): " + blocks(inside))
  }

  static func quoted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
  }

  static func tabs(_ tabs: [(title: String, text: String)]) -> String {
    let inside = tabs.map { "@Tab(\(DoccText.argument($0.title))) {\n\n\($0.text)\n\n}" }
    return "@TabNavigator {\n\(inside.joined(separator: "\n"))\n}"
  }

  mutating func table(_ table: MarkdownTable) -> String {
    var rows = [row(table.header)]
    rows.append(
      "| "
        + table.alignments.map { alignment in
          switch alignment {
          case .left: "---"
          case .center: ":---:"
          case .right: "---:"
          }
        }.joined(separator: " | ") + " |")
    for cells in table.rows { rows.append(row(cells)) }
    return rows.joined(separator: "\n")
  }

  private mutating func row(_ cells: [MarkdownText]) -> String {
    var texts: [String] = []
    for cell in cells { texts.append(self.cell(text(cell))) }
    return "| \(texts.joined(separator: " | ")) |"
  }

  /// A bar inside a cell needs a backslash, also in code.
  private func cell(_ text: String) -> String {
    text.replacing("\\|", with: "|").replacing("|", with: "\\|").replacing("\\\n", with: " ")
  }
}
