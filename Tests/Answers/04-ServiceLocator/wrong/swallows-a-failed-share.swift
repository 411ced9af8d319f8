// Wrong: loses a quote that could not be shared.
// Caught by: The screen opens pages in one session and shares quotes
// Says: A quote is lost unseen

// MARK: Step 5a
private let session: ReadingSession
private let sharing: any QuoteSharing

/// Keeps both.
public init(session: ReadingSession, sharing: any QuoteSharing) {
  self.session = session
  self.sharing = sharing
}

/// Opens a page.
public func open(_ page: Int) -> String {
  session.open(page)
}

/// Shares a quote, perhaps.
public func share(_ quote: String) throws {
  try? sharing.share(quote)
}
// End of step 5a
