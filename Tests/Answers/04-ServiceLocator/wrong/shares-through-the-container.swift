// Wrong: resolves the way to share when the first quote is shared.
// Caught by: A missing capability is reported when the screen is made
// Says: It will fail late
// Caught by: The screen asks for nothing once it is made
// Says: went on asking

// MARK: Step 5b
ReadingScreen(
  session: try resolver.resolve(ReadingSession.self), sharing: LateSharing(resolver: resolver))
// End of step 5b

struct LateSharing: QuoteSharing {
  let resolver: any Resolver

  func share(_ quote: String) throws {
    try resolver.resolve((any QuoteSharing).self).share(quote)
  }
}
