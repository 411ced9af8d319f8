// Wrong: gives the screen the whole resolver, to ask for whatever it needs.
// Caught by: A missing capability is reported when the screen is made
// Says: in the one method that asks
// Caught by: The screen asks for nothing once it is made
// Says: ask for anything at any time
// Caught by: The screen does not keep the container alive
// Says: every registration

// MARK: Step 5a
private let resolver: any Resolver

/// Keeps the resolver.
public init(resolver: any Resolver) {
  self.resolver = resolver
}

/// Opens a page in a session that is looked up now.
public func open(_ page: Int) -> String {
  (try? resolver.resolve(ReadingSession.self))?.open(page) ?? ""
}

/// Looks up a way to share now.
public func share(_ quote: String) throws {
  try resolver.resolve((any QuoteSharing).self).share(quote)
}
// End of step 5a

// MARK: Step 5b
ReadingScreen(resolver: resolver)
// End of step 5b
