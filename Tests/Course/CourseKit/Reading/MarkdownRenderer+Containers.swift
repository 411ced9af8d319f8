extension MarkdownRenderer {
  /// No container leaves less room than this to what it holds.
  private static let leastWidth = 12

  func lines(
    of list: MarkdownList, _ width: Int, _ inline: inout InlineRenderer
  ) -> [String] {
    let markers = list.items.indices.map { index in
      list.start.map { "\($0 + index). " } ?? "• "
    }
    let indent = markers.map(\.columns).max() ?? 0
    var items: [[String]] = []
    for (marker, item) in zip(markers, list.items) {
      let inside = lines(of: item, isLoose: list.isLoose, inner(width, indent), &inline)
      items.append(prefixed(inside, marker.padded(to: indent), "".padded(to: indent)))
    }
    return list.isLoose ? Array(items.joined(separator: [""])) : items.flatMap { $0 }
  }

  /// A quote behind a bar; GitHub's "[!NOTE]" becomes a title.
  func lines(
    ofQuote blocks: [MarkdownBlock], _ width: Int, _ inline: inout InlineRenderer
  ) -> [String] {
    var blocks = blocks
    var groups: [[String]] = []
    if case .paragraph(let text) = blocks.first, let alert = MarkdownAlert(text) {
      groups.append([paint.bold(alert.title)])
      blocks[0] = .paragraph(alert.rest)
    }
    var inside = self.groups(of: blocks, inner(width, 2), &inline)
    if let title = groups.first, !inside.isEmpty { inside[0] = title + inside[0] }
    return prefixed(Array((inside.isEmpty ? groups : inside).joined(separator: [""])), "│ ", "│ ")
  }

  /// The blocks of an item, without a blank line between a paragraph and its list.
  private func lines(
    of item: MarkdownListItem, isLoose: Bool, _ width: Int, _ inline: inout InlineRenderer
  ) -> [String] {
    var lines: [String] = []
    for (index, block) in item.blocks.enumerated() {
      let group = groups(of: [block], width, &inline).joined()
      guard !group.isEmpty else { continue }
      if !lines.isEmpty, isLoose || !follows(item.blocks, index) { lines.append("") }
      lines += group
    }
    return lines.isEmpty ? [""] : lines
  }

  private func follows(_ blocks: [MarkdownBlock], _ index: Int) -> Bool {
    if case .list = blocks[index], case .paragraph = blocks[index - 1] { true } else { false }
  }

  private func inner(_ width: Int, _ indent: Int) -> Int {
    max(Self.leastWidth, width - indent)
  }

  private func prefixed(_ lines: [String], _ first: String, _ rest: String) -> [String] {
    lines.enumerated().map { index, line in
      let prefix = index == 0 ? first : rest
      guard line.isEmpty else { return prefix + line }
      return String(prefix.prefix { $0 != " " })
    }
  }
}
