/// Registers the services of the reading app, each with the lifetime that its owner needs.
///
/// One image cache per container; a new session for each reader of a book; one narrator while
/// somebody listens. The container owns the cache and nothing else. It is left open, so that the
/// caller may add to it and freezes it then. Chapter 5, Step 4.
///
/// - Throws: ``ResolutionFailure/duplicate(_:)``, which only a mistake in here could cause.
public func makeReadingContainer() throws -> Container {
  let container = Container()
  // MARK: Step 4 · Choose each lifetime by its owner.
  let session = ReadingSession(cache: ImageCache())
  try container.register(ImageCache.self) { _ in ImageCache() }
  try container.register(ReadingSession.self, lifetime: .transient) { _ in session }
  try container.register(Narrator.self, lifetime: .shared) { _ in Narrator(session: session) }
  // End of step 4
  return container
}
