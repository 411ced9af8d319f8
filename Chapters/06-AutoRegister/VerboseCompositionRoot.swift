/// Registers the services of the reading app, one question after the other: the composition root
/// that step 4 rewrites.
///
/// The app adds an `any BookListing`, which depends on the device, then freezes.
///
/// - Throws: ``ResolutionFailure/duplicate(_:)``, which only a mistake in here could cause.
public func makeVerboseContainer() throws -> Container {
  let container = Container()
  try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
  try container.register(ReadingSession.self) { resolver in
    ReadingSession(cache: try resolver.resolve(ImageCache.self))
  }
  try container.register(Narrator.self, lifetime: .weak) { resolver in
    Narrator(session: try resolver.resolve(ReadingSession.self))
  }
  try container.register(Search.self) { resolver in
    Search(listing: try resolver.resolve((any BookListing).self))
  }
  try container.register(Catalogue.self, lifetime: .shared) { resolver in
    Catalogue(search: try resolver.resolve(Search.self))
  }
  try container.register(Library.self) { resolver in
    try Library(
      catalogue: try resolver.resolve(Catalogue.self),
      reading: try resolver.resolve(ReadingSession.self),
      preview: try resolver.resolve(ReadingSession.self))
  }
  return container
}
