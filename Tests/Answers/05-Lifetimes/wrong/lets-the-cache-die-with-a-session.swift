// Wrong: holds the image cache weakly.
// Caught by: The cache stays between two sessions
// Says: and not `.weak`

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .weak) { _ in ImageCache() }
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4
