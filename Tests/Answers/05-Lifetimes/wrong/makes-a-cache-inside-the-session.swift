// Wrong: shares the cache, and makes another one for each session.
// Caught by: The sessions of one container share an image cache
// Says: a cache of its own. Let it ask

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self) { _ in
  ReadingSession(cache: ImageCache())
}
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4
