/// Takes the lines of a Markdown page apart into blocks.
///
/// Each `parse…` method looks at the line at `index`. It either takes one whole block, moves `index`
/// behind it and answers true, or changes nothing and answers false.
struct MarkdownParser {
  /// Containers nested deeper than this are read as text, so that no page exhausts the stack.
  private static let deepest = 16

  var lines: [SourceLine]
  var index = 0
  var blocks: [MarkdownBlock] = []
  /// Whether a comment without an end was met, so that no later one is searched to the last line.
  var hasOpenComment = false
  private var anchors: HeadingAnchors
  private let depth: Int

  init(lines: [SourceLine]) {
    self.init(lines: lines, anchors: HeadingAnchors(), depth: 0)
  }

  private init(lines: [SourceLine], anchors: HeadingAnchors, depth: Int) {
    self.lines = lines
    self.anchors = anchors
    self.depth = depth
  }

  /// Reads all lines and answers their blocks.
  mutating func parse() -> [MarkdownBlock] {
    while index < lines.count {
      if lines[index].isBlank {
        index += 1
      } else if !(parseIndentedCode() || parseHeading() || parseFence() || parseThematicBreak()
        || parseContainer() || parseComment() || parseTable())
      {
        parseParagraph()
      }
    }
    return blocks
  }

  /// The blocks of lines that stand inside another block.
  mutating func nested(_ lines: [SourceLine]) -> [MarkdownBlock] {
    var inner = MarkdownParser(lines: lines, anchors: anchors, depth: depth + 1)
    let blocks = inner.parse()
    anchors = inner.anchors
    return blocks
  }

  mutating func addHeading(_ level: Int, _ source: MarkdownText) {
    let text = source.plain
    let anchor = anchors.anchor(for: text)
    blocks.append(
      .heading(MarkdownHeading(level: level, source: source, text: text, anchor: anchor)))
  }

  private mutating func parseContainer() -> Bool {
    depth < Self.deepest && (parseQuote() || parseList() || parseDetails())
  }
}
