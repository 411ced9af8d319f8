/// A link or an image of a Markdown page.
struct MarkdownLink: Equatable {
  /// The words of the link, or the alternative text of the image.
  let text: String
  /// Where it leads, as it is written: a path, an address, or "#anchor".
  let target: String
  /// The line on which it starts in the file, from 1.
  let line: Int
  var isImage = false
}
