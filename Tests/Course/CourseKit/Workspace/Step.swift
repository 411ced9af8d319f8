/// One idea of a chapter: a region to write, a file of checks and a section of the page.
struct Step: Equatable, Sendable {
  let number: Int
  let title: String
  /// Marked ★: goes beyond what the chapter needs, and is counted apart.
  let isExtra: Bool

  /// The heading's anchor on a code host, such as `step-1--receive-the-collaborator`.
  let anchor: String
}
