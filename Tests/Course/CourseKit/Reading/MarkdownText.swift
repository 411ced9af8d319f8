/// Running text of a Markdown page: its source and where it starts.
struct MarkdownText: Equatable {
  /// The Markdown source; a newline stands where the file has one.
  let markdown: String
  /// The number of its first line in the file, from 1.
  let line: Int

  /// The source taken apart.
  var inlines: [MarkdownInline] { InlineParser(self).parse() }

  /// The words alone, without marks and targets.
  var plain: String { inlines.plain }
}
