/// A part of a Markdown page that stands on lines of its own.
indirect enum MarkdownBlock: Equatable {
  case heading(MarkdownHeading)
  case paragraph(MarkdownText)
  case list(MarkdownList)
  case code(MarkdownCodeBlock)
  case quote([MarkdownBlock])
  case table(MarkdownTable)
  case thematicBreak
  /// What a browser shows after a click on `summary`.
  case details(summary: MarkdownText, [MarkdownBlock])
  /// A paragraph that is an image and nothing else.
  case image(alternative: String, source: MarkdownText)
}

extension MarkdownBlock {
  /// The blocks inside this one.
  var children: [MarkdownBlock] {
    switch self {
    case .quote(let blocks), .details(_, let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .heading, .paragraph, .code, .table, .thematicBreak, .image: []
    }
  }

  /// The running text of this block itself, in page order.
  var texts: [MarkdownText] {
    switch self {
    case .heading(let heading): [heading.source]
    case .paragraph(let text), .details(let text, _), .image(_, let text): [text]
    case .table(let table): table.header + table.rows.joined()
    case .list, .code, .quote, .thematicBreak: []
    }
  }
}
