// Wrong: labels one session of the whole program transient.
// Caught by: Each reading session is a fresh one
// Says: returns a global
// Caught by: Sessions are fresh across containers too
// Says: whichever container

// MARK: Step 4
try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
try container.register(ReadingSession.self, lifetime: .transient) { _ in TheOneSession.session }
try container.register(Narrator.self, lifetime: .weak) { resolver in
  Narrator(session: try resolver.resolve(ReadingSession.self))
}
// End of step 4

enum TheOneSession {
  nonisolated(unsafe) static let session = ReadingSession(cache: ImageCache())
}
