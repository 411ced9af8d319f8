/// Finds books by a word of their title.
public final class Search {
  private let listing: any BookListing
  private let limit: Int

  /// Creates a search that finds at most `limit` books.
  public init(listing: any BookListing, limit: Int = 3) {
    self.listing = listing
    self.limit = limit
  }

  /// The first titles that contain `word`; an empty word is in every title.
  public func titles(with word: String) -> [String] {
    Array(listing.titles().filter { word.isEmpty || $0.contains(word) }.prefix(limit))
  }
}
