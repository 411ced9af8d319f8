// Wrong: composes the screen well, and lets it keep the container too.
// Caught by: The screen does not keep the container alive
// Says: it keeps those two

// MARK: Step 5a
private let session: ReadingSession
private let sharing: any QuoteSharing
private var origin: (any Resolver)?

/// Keeps both.
public init(session: ReadingSession, sharing: any QuoteSharing) {
  self.session = session
  self.sharing = sharing
}

/// Remembers where it comes from.
func comes(from origin: any Resolver) -> ReadingScreen {
  self.origin = origin
  return self
}

/// Opens a page.
public func open(_ page: Int) -> String {
  session.open(page)
}

/// Shares a quote.
public func share(_ quote: String) throws {
  try sharing.share(quote)
}
// End of step 5a

// MARK: Step 5b
ReadingScreen(
  session: try resolver.resolve(ReadingSession.self),
  sharing: try resolver.resolve((any QuoteSharing).self)
).comes(from: resolver)
// End of step 5b
