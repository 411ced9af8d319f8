// Wrong: labels one captured session transient.
// Caught by: Each reading session is a fresh one
// Says: build inside it
// Caught by: The container does not keep sessions
// Says: one of its factories, holds it

// MARK: Step 4
let session = ReadingSession(cache: ImageCache())
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self, lifetime: .transient) { _ in session }
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4
