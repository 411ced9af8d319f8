// Wrong: registers the reading session as shared, to save the trouble.
// Caught by: The reading app gives each service the lifetime of its owner
// Says: two readers meet in it

// MARK: Step 2c
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self, lifetime: .shared) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 2c
