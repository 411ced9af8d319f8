// Wrong: makes a narrator for each listener.
// Caught by: There is one narrator while somebody listens, and none after
// Says: read aloud at the same time

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4
