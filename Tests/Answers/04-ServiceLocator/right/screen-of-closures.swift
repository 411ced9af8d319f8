// Right: gives the screen two closures that hold what was resolved.

// MARK: Step 5a
private let openPage: (Int) -> String
private let shareQuote: (String) throws -> Void

/// Keeps what both can do.
public init(session: ReadingSession, sharing: any QuoteSharing) {
  openPage = session.open
  shareQuote = sharing.share
}

/// Opens a page.
public func open(_ page: Int) -> String {
  openPage(page)
}

/// Shares a quote.
public func share(_ quote: String) throws {
  try shareQuote(quote)
}
// End of step 5a

// MARK: Step 5b
let sharing = try resolver.resolve((any QuoteSharing).self)
let session = try resolver.resolve(ReadingSession.self)
return ReadingScreen(session: session, sharing: sharing)
// End of step 5b

// MARK: Step 5c
guard isFrozen else { throw ResolutionFailure.notFrozen }
let missing = types.reduce(into: [String]()) { names, type in
  guard registrations.index(forKey: ObjectIdentifier(type)) == nil else { return }
  let name = String(reflecting: type)
  if !names.contains(name) { names += [name] }
}
if let first = missing.first { throw UnmetRequirements(missing: [first] + missing.dropFirst()) }
// End of step 5c
