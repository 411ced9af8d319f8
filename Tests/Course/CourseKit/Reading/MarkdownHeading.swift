/// A heading of a Markdown page.
struct MarkdownHeading: Equatable {
  /// 1 for the page's title, up to 6.
  let level: Int
  /// The heading as it is written.
  let source: MarkdownText
  /// The words alone, such as "Step 1 · Receive the collaborator".
  let text: String
  /// What a link to the heading puts behind "#", as GitHub forms it.
  let anchor: String

  var line: Int { source.line }
}
