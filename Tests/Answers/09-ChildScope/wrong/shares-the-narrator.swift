// Wrong: registers the narrator as shared, although it holds a session.
// Caught by: The reading app gives each service the lifetime of its owner
// Says: hold one reader's session captive

// MARK: Step 2c
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self, lifetime: .scoped) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .shared) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 2c
