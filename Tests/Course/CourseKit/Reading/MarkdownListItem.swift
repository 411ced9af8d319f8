/// One item of a list.
struct MarkdownListItem: Equatable {
  /// The item's source without its marker and indent.
  let markdown: String
  let blocks: [MarkdownBlock]

  /// Whether more stands in the item than words and a list below them.
  var hasSeveralParagraphs: Bool {
    blocks.dropFirst().contains { if case .list = $0 { false } else { true } }
  }
}
