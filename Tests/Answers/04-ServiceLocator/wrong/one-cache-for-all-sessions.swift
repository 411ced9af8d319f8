// Wrong: makes one cache at registration, which every session gets.
// Caught by: The app's reading session gets an image cache
// Says: Two sessions got one image cache

// MARK: Step 2b
let cache = ImageCache()
try container.register(ReadingSession.self) { _ in ReadingSession(cache: cache) }
// End of step 2b
