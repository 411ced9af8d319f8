/// A page written in Markdown, taken apart into blocks.
///
/// It reads the Markdown of the course's pages: what GitHub shows, without reference links and
/// without HTML other than comments, `<br>` and `<details>`. Any text is accepted; what is broken is
/// kept as text, and a fence that nobody closes reaches to the end.
struct MarkdownDocument: Equatable {
  let blocks: [MarkdownBlock]

  init(blocks: [MarkdownBlock]) {
    self.blocks = blocks
  }

  /// Takes `markdown` apart line by line; the lines may end in LF or CRLF.
  init(markdown: String) {
    var parser = MarkdownParser(lines: SourceLine.lines(of: markdown))
    self.init(blocks: parser.parse())
  }

  /// All blocks in page order, each before the blocks inside it.
  var allBlocks: [MarkdownBlock] {
    func flattened(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
      blocks.flatMap { [$0] + flattened($0.children) }
    }
    return flattened(blocks)
  }
}
