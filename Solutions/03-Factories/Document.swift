/// A document of the reading app, known by its title. Chapter 3, Step 2.
public struct Document: Hashable, Sendable {
  /// The title, which no two documents share.
  public let title: String

  /// Names the document; nothing is read or created.
  public init(title: String) {
    self.title = title
  }
}
