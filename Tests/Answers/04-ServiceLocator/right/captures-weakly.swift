// Right: registers a factory that captures the container weakly.

// MARK: Step 2b
try container.register(ReadingSession.self) { [weak container] _ in
  guard let container else { throw ResolutionFailure.notFrozen }
  return ReadingSession(cache: try container.resolve(ImageCache.self))
}
// End of step 2b
