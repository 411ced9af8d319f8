/// One page of the site: a document, or the part of one that is read in one go.
struct SitePage: Equatable {
  /// A group of links below the page, which the side bar shows as well.
  struct Group: Equatable {
    let title: String
    /// Names of pages, or of modules such as `/Lifetimes`.
    let members: [String]
  }

  /// The page's file name in the catalog and the last part of its address.
  let name: String
  /// The document that it comes from, such as `docs/05-lifetimes.md`.
  let source: String
  let title: MarkdownText
  /// The small words above the title.
  let eyebrow: String
  /// The sentence below the title.
  var summary: MarkdownText?
  var blocks: [MarkdownBlock] = []
  /// By how many levels headings rise, because the page is a part of a document.
  var promotion = 0
  /// Whether lists are hints, shown one at a time.
  var showsHints = false
  /// The module whose declarations the page may link to.
  var module: String?
  var groups: [Group] = []
  /// The names of the pages before and after it in the course.
  var previous: String?
  var next: String?

  static let root = "course"

  var isRoot: Bool { name == Self.root }
}
