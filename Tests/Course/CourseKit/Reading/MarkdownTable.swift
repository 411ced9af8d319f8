/// A table of a Markdown page. A row may have fewer or more cells than the header.
struct MarkdownTable: Equatable {
  enum Alignment { case left, center, right }

  let header: [MarkdownText]
  let alignments: [Alignment]
  let rows: [[MarkdownText]]
}
