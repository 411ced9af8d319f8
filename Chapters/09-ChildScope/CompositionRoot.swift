/// Registers the services of the reading app, each with the lifetime that its owner needs.
///
/// One image cache for the whole app; one reading session for each scope; a narrator for whoever
/// asks. The container is left open for more: freeze it, then make scopes. Chapter 9, Step 2.
///
/// - Throws: ``ResolutionFailure/duplicate(_:)``, which only a mistake in here could cause.
public func makeReadingContainer() throws -> Container {
  let container = Container(named: "Reading app")
  // MARK: Step 2c · Choose each lifetime by its owner.
  try container.register(ImageCache.self, lifetime: .scoped) { _ in ImageCache() }
  try container.register(ReadingSession.self, lifetime: .scoped) { resolver in
    ReadingSession(cache: try resolver.resolve(ImageCache.self))
  }
  try container.register(Narrator.self, lifetime: .shared) { resolver in
    Narrator(session: try resolver.resolve(ReadingSession.self))
  }
  // End of step 2c
  return container
}
