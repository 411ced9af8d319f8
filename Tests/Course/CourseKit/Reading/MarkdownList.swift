/// A list of a Markdown page.
struct MarkdownList: Equatable {
  /// The number of the first item of an ordered list, nil for bullets.
  let start: Int?
  /// Whether blank lines stand between the items or inside one of them.
  let isLoose: Bool
  let items: [MarkdownListItem]
}
