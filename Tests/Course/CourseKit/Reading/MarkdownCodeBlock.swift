/// A listing of a Markdown page.
struct MarkdownCodeBlock: Equatable {
  /// What stands behind the opening fence, such as "swift wrong"; empty without one.
  let info: String
  /// The lines of the listing, joined by newlines, with none at the end.
  let text: String
  /// The line of the opening fence in the file, so that the listing's first line is the next one.
  let line: Int
}
