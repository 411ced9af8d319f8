/// Why a library cannot open. Chapter 6, Step 4.
public enum LibraryFailure: Error, Equatable, CustomStringConvertible {
  /// The catalogue lists no book.
  case noBooks

  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noBooks: "The library has no books. Add one to the listing, then open it again."
    }
  }
}
