/// Registers the services of the reading app in a container, and leaves it open for more.
///
/// The app adds what depends on the device, such as `any QuoteSharing`, then freezes. Chapter 4,
/// Step 2.
///
/// - Throws: ``ResolutionFailure/duplicate(_:)``, which only a mistake in here could cause.
public func makeReadingContainer() throws -> Container {
  let container = Container()
  try container.register(ImageCache.self) { _ in ImageCache() }
  // MARK: Step 2b · Ask the resolver that is handed in.
  try container.register(ReadingSession.self) { resolver in
    ReadingSession(cache: try resolver.resolve(ImageCache.self))
  }
  // Stub:
  // try container.register(ReadingSession.self) { _ in
  //   ReadingSession(cache: try container.resolve(ImageCache.self))
  // }
  // End of step 2b
  return container
}

/// Looks up what a reading screen needs and hands it over: here, and nowhere else, the screen and
/// the container meet. Chapter 4, Step 5.
///
/// - Throws: ``ResolutionFailure`` when something that the screen needs cannot be built.
public func makeReadingScreen(from resolver: any Resolver) throws -> ReadingScreen {
  // MARK: Step 5b · Resolve at the boundary.
  ReadingScreen(
    session: try resolver.resolve(ReadingSession.self),
    sharing: try resolver.resolve((any QuoteSharing).self))
  // Stub:
  // ReadingScreen(resolver: resolver)
  // End of step 5b
}
