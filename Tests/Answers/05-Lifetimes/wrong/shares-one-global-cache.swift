// Wrong: puts one image cache of the whole program into each container.
// Caught by: Sessions are fresh across containers too
// Says: one account would see
// Caught by: Letting the container go releases what only it owned
// Says: leaves its pages behind

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in TheOneCache.cache }
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache.self))
}
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4

enum TheOneCache {
  nonisolated(unsafe) static let cache = ImageCache()
}
