// Wrong: gives the narrator an image cache of its own.
// Caught by: The narrator's images go into the container's cache
// Says: every image would

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .weak) { _ in
  Narrator(session: ReadingSession(cache: ImageCache()))
}
// End of step 4
