// Wrong: lets a factory capture the container.
// Caught by: A session keeps its cache when the container is gone
// Says: a factory captures it
// Caught by: Letting the container go releases what only it owned
// Says: is still there

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self) { _ in
  ReadingSession(cache: try container.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4
