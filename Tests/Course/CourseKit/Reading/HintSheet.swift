/// The hints of a chapter, from its page below `docs/hints`.
struct HintSheet {
  private let document: MarkdownDocument

  init(markdown: String) {
    document = MarkdownDocument(markdown: markdown)
  }

  /// The hints below the heading "Step *step*", gentlest first: the Markdown of each list item.
  func hints(forStep step: Int) -> [String] {
    let blocks = document.section(titled: "Step \(step)")?.blocks ?? []
    return blocks.flatMap { (block) -> [String] in
      if case .list(let list) = block { list.items.map(\.markdown) } else { [] }
    }
  }
}
