// Right: registers in another order, and makes the session of the narrator by itself.

// MARK: Step 4
try container.register(Narrator.self, lifetime: .weak) { resolver in
  let cache = try resolver.resolve(ImageCache.self)
  return Narrator(session: ReadingSession(cache: cache))
}
try container.register(ReadingSession.self, lifetime: .transient) { [weak container] resolver in
  let cache = try container?.resolve(ImageCache.self) ?? resolver.resolve(ImageCache.self)
  return ReadingSession(cache: cache)
}
try container.register(ImageCache.self, lifetime: .shared) { _ in
  ImageCache()
}
// End of step 4
