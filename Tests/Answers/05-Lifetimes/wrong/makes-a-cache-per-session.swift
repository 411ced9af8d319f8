// Wrong: makes an image cache for each session.
// Caught by: The sessions of one container share an image cache
// Says: gave two

// MARK: Step 4
try container.register(ImageCache.self) { _ in ImageCache() }
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4
