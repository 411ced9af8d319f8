// Wrong: makes a session of its own for each page.
// Caught by: The screen opens pages in one session and shares quotes
// Says: in the session that it was composed with

// MARK: Step 5a
private let cache: ImageCache
private let sharing: any QuoteSharing

/// Keeps the cache.
public init(session: ReadingSession, sharing: any QuoteSharing) {
  cache = session.cache
  self.sharing = sharing
}

/// Opens a page.
public func open(_ page: Int) -> String {
  ReadingSession(cache: cache).open(page)
}

/// Shares a quote.
public func share(_ quote: String) throws {
  try sharing.share(quote)
}
// End of step 5a
