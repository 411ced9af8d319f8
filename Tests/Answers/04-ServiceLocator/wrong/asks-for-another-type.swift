// Wrong: asks for the cache under a type that nobody registered.
// Caught by: The app's reading session gets an image cache
// Says: the factory has to hand the session its cache

// MARK: Step 2b
try container.register(ReadingSession.self) { resolver in
  ReadingSession(cache: try resolver.resolve(ImageCache?.self) ?? ImageCache())
}
// End of step 2b
