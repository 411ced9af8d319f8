extension SiteWriter {
  /// The blocks, with an empty line between two of them.
  mutating func blocks(_ blocks: [MarkdownBlock]) -> String {
    var parts: [String] = []
    var index = 0
    while index < blocks.count {
      let next = index + 1 < blocks.count ? blocks[index + 1] : nil
      if let next, let pair = pair(blocks[index], next) {
        parts.append(pair)
        index += 2
      } else {
        parts.append(block(blocks[index]))
        index += 1
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Two blocks that belong together: what is folded away on a code host stands behind a tab, and a
  /// wrong listing in one box with what the compiler says.
  private mutating func pair(_ first: MarkdownBlock, _ second: MarkdownBlock) -> String? {
    switch (first, second) {
    case (.code(let code), .code(let error)) where code.info == "swift wrong":
      guard error.info == "error" else { return nil }
      return Self.quoted(
        "Warning: This does not compile.\n\n" + fenced(code.text, "swift")
          + "\n\nThe compiler says:\n\n" + fenced(error.text, "text"))
    case (.image, .details(let summary, let inside)):
      return Self.tabs([("Figure", block(first)), (summary.plain, blocks(inside))])
    case (.list, .details(let summary, let inside)):
      return Self.tabs([("Choices", block(first)), (summary.plain, blocks(inside))])
    default: return nil
    }
  }

  private mutating func block(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let heading):
      let level = max(2, heading.level - page.promotion)
      return String(repeating: "#", count: level) + " " + self.heading(heading.source)
    case .paragraph(let text): return DoccText.asParagraph(self.text(text))
    case .image(_, let source): return text(source)
    case .list(let list): return page.showsHints ? hints(list) : self.list(list)
    case .code(let code): return self.code(code)
    case .quote(let inside): return quote(inside)
    case .table(let table): return self.table(table)
    case .thematicBreak: return "---"
    case .details(let summary, let inside):
      return "**\(text(summary))**\n\n" + blocks(inside)
    }
  }

  private func code(_ code: MarkdownCodeBlock) -> String {
    switch code.info {
    case "output": "*Prints:*\n\n" + fenced(code.text, "text")
    case "error": "*The compiler says:*\n\n" + fenced(code.text, "text")
    case "swift wrong": Self.quoted("Warning: This is wrong.\n\n" + fenced(code.text, "swift"))
    case "console": fenced(code.text, "shell")
    case "": fenced(code.text, "text")
    default: fenced(code.text, code.info)
    }
  }

  private func fenced(_ text: String, _ language: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}
