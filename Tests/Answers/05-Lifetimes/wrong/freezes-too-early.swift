// Wrong: freezes the container that it returns.
// Caught by: Whoever asked for the container may add to it
// Says: came frozen

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
container.freeze()
// End of step 4
