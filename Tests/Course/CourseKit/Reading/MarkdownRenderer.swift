/// Writes a Markdown page as lines for a terminal.
struct MarkdownRenderer {
  /// Columns of a line.
  let width: Int
  let paint: Paint
  /// Whether lines of listings that are too long go on in the next line, behind "↪".
  let wrapsCode: Bool

  /// - Parameters:
  ///   - width: columns of a line, sensible from 30 on.
  ///   - paint: whether styles are written.
  ///   - wrapsCode: whether long lines of listings are broken; false where nothing cuts them off,
  ///     as in a file or a pipe.
  init(width: Int, paint: Paint, wrapsCode: Bool = true) {
    self.width = width
    self.paint = paint
    self.wrapsCode = wrapsCode
  }

  /// The lines of `document`, without a newline at their ends.
  ///
  /// Links are numbered through the page; their targets are listed before the next heading of the
  /// first two levels and at the end.
  func render(_ document: MarkdownDocument) -> [String] {
    var inline = InlineRenderer(paint: paint)
    var groups: [[String]] = []
    var section: [MarkdownBlock] = []
    for block in document.blocks {
      if case .heading(let heading) = block, heading.level <= 2 {
        groups += lines(ofSection: section, &inline)
        section = []
      }
      section.append(block)
    }
    groups += lines(ofSection: section, &inline)
    return Array(groups.joined(separator: [""]))
  }

  private func lines(
    ofSection blocks: [MarkdownBlock], _ inline: inout InlineRenderer
  ) -> [[String]] {
    let groups = self.groups(of: blocks, width, &inline)
    let notes = inline.notes.finishSection().flatMap { note in
      "\(paint.dim("[\(note.number)]")) \(note.target)".wrapped(to: width, indent: "    ")
    }
    return notes.isEmpty ? groups : groups + [notes]
  }

  /// The lines of each block; a blank line belongs between two of them.
  func groups(
    of blocks: [MarkdownBlock], _ width: Int, _ inline: inout InlineRenderer
  ) -> [[String]] {
    var groups: [[String]] = []
    var isBehindImage = false
    for block in blocks {
      if isBehindImage, block.showsFigure {
        groups += self.groups(of: block.children, width, &inline)
      } else {
        groups.append(lines(of: block, width, &inline))
      }
      if case .image = block { isBehindImage = true } else { isBehindImage = false }
    }
    return groups.filter { !$0.isEmpty }
  }

  private func lines(
    of block: MarkdownBlock, _ width: Int, _ inline: inout InlineRenderer
  ) -> [String] {
    switch block {
    case .heading(let heading): lines(of: heading, width, &inline)
    case .paragraph(let text): lines(ofParagraph: inline.text(text), width)
    case .list(let list): lines(of: list, width, &inline)
    case .code(let code): lines(of: code, width)
    case .quote(let blocks): lines(ofQuote: blocks, width, &inline)
    case .table(let table): lines(of: table, width, &inline)
    case .thematicBreak: [paint.dim(String(repeating: "─", count: min(width, 20)))]
    case .image(let alternative, _):
      "\(paint.dim("Figure:")) \(alternative)".wrapped(to: width, indent: "  ")
    case .details(let summary, let blocks):
      lines(ofDetails: summary, blocks, width, &inline)
    }
  }

  /// A paragraph of nothing but a comment has no lines.
  private func lines(ofParagraph text: String, _ width: Int) -> [String] {
    text.isEmpty ? [] : text.wrapped(to: width)
  }

  private func lines(
    ofDetails summary: MarkdownText, _ blocks: [MarkdownBlock], _ width: Int,
    _ inline: inout InlineRenderer
  ) -> [String] {
    let title = inline.text(summary)
    let head = title.isEmpty ? [] : [paint.bold("▾ \(title)").wrapped(to: width, indent: "  ")]
    return Array((head + groups(of: blocks, width, &inline)).joined(separator: [""]))
  }
}

extension MarkdownBlock {
  /// Whether this is a figure drawn as text, to be unfolded below its image.
  fileprivate var showsFigure: Bool {
    guard case .details(_, let blocks) = self else { return false }
    return blocks.contains { if case .code(let code) = $0 { code.info == "text" } else { false } }
  }
}
