extension MarkdownDocument {
  /// All headings in page order.
  var headings: [MarkdownHeading] {
    allBlocks.compactMap { if case .heading(let heading) = $0 { heading } else { nil } }
  }

  /// All listings in page order.
  var codeBlocks: [MarkdownCodeBlock] {
    allBlocks.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }

  /// All links and images in page order.
  var links: [MarkdownLink] {
    allBlocks.flatMap(\.texts).flatMap { Self.links(in: $0.inlines) }
  }

  /// The first heading that starts with `prefix`, and what follows it up to the next heading of its
  /// level or a higher one.
  ///
  /// The prefix ends where a word ends: "Step 1" does not find "Step 10".
  func section(titled prefix: String) -> MarkdownDocument? {
    let start = blocks.firstIndex { block in
      guard case .heading(let heading) = block else { return false }
      return Self.begins(heading.text, with: prefix)
    }
    guard let start, case .heading(let first) = blocks[start] else { return nil }
    let rest = blocks[(start + 1)...]
    let end = rest.firstIndex {
      if case .heading(let heading) = $0 { heading.level <= first.level } else { false }
    }
    return MarkdownDocument(blocks: Array(blocks[start..<(end ?? blocks.endIndex)]))
  }

  private static func begins(_ title: String, with prefix: String) -> Bool {
    guard title.hasPrefix(prefix) else { return false }
    guard let last = prefix.last, let next = title.dropFirst(prefix.count).first else {
      return true
    }
    return !(last.isLetter || last.isNumber) || !(next.isLetter || next.isNumber)
  }

  private static func links(in inlines: [MarkdownInline]) -> [MarkdownLink] {
    inlines.flatMap { (inline) -> [MarkdownLink] in
      switch inline {
      case .link(let text, let target, let line):
        [MarkdownLink(text: text.plain, target: target, line: line)] + links(in: text)
      case .image(let alternative, let target, let line):
        [MarkdownLink(text: alternative, target: target, line: line, isImage: true)]
      case .strong(let inner), .emphasis(let inner): links(in: inner)
      case .text, .code, .lineBreak: []
      }
    }
  }
}
