/// A screen that lists what was stored. It keeps nothing of its own. Chapter 3, Step 4.
public final class Bookshelf {
  private let pool: DatabasePool

  /// Creates a shelf that shows what `pool` holds at each moment.
  public init(pool: DatabasePool) {
    self.pool = pool
  }

  /// A line for each stored document, by title.
  public var lines: [String] {
    pool.documents.map { "\($0.title): \(pool.text(of: $0) ?? "")" }
  }
}
