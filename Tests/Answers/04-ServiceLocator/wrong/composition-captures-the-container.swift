// Wrong: registers a session whose factory captures the container.
// Caught by: The app's container is released with its owner
// Says: Ask the resolver that the factory is handed

// MARK: Step 2b
try container.register(ReadingSession.self) { _ in
  ReadingSession(cache: try container.resolve(ImageCache.self))
}
// End of step 2b
