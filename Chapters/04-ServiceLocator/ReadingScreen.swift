/// Shows pages, and shares quotes from them. Chapter 4, Step 5.
public final class ReadingScreen {
  // MARK: Step 5a · Name what the screen needs, and keep only that.
  private let resolver: any Resolver

  /// Creates a screen that looks up what it needs, when it needs it.
  public init(resolver: any Resolver) {
    self.resolver = resolver
  }

  /// Opens a page and returns its text.
  public func open(_ page: Int) -> String {
    (try? resolver.resolve(ReadingSession.self))?.open(page) ?? ""
  }

  /// Shares a quote.
  ///
  /// - Throws: What the look-up or the sharing throws.
  public func share(_ quote: String) throws {
    try resolver.resolve((any QuoteSharing).self).share(quote)
  }
  // End of step 5a
}
