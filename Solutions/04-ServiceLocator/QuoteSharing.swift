/// Sends a quote from a book to somebody.
public protocol QuoteSharing {
  /// Shares `quote`.
  ///
  /// - Throws: Whatever keeps the quote from being sent.
  func share(_ quote: String) throws
}
