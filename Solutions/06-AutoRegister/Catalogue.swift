/// Lists what a search finds, under a heading.
public final class Catalogue {
  private let search: Search
  private let heading: String

  /// Creates a catalogue with the usual heading.
  public init(search: Search) {
    self.search = search
    heading = "Books"
  }

  /// Creates a catalogue with a heading of its own.
  public init(search: Search, heading: String) {
    self.search = search
    self.heading = heading
  }

  /// Whether there is nothing to list.
  public var isEmpty: Bool { search.titles(with: "").isEmpty }

  /// The page of the catalogue for one word.
  public func page(for word: String) -> String {
    "\(heading): \(search.titles(with: word).joined(separator: ", "))"
  }
}
