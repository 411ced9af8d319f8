// Wrong: gives each reader an image cache.
// Caught by: Readers share the image cache, and each reads in a session of their own
// Says: one cache of the app

// MARK: Step 4b
try container.register(UserJourneyFactory.self) {
  (resolver, greeting: String, startPage: Int) in
  UserJourneyFactory(greeting: greeting, startPage: startPage) { name in
    ReadingUserService(userName: name, session: ReadingSession(cache: ImageCache()))
  }
}
// End of step 4b
