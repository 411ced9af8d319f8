// Wrong: captures the resolver weakly, asks later, and makes do when nobody answers.
// Caught by: Journeys go on when the root has gone
// Says: resolve the cache first, and capture it

// MARK: Step 4b
try container.register(UserJourneyFactory.self) {
  (resolver, greeting: String, startPage: Int) in
  UserJourneyFactory(greeting: greeting, startPage: startPage) { [weak resolver] name in
    let session = try? resolver?.resolve(ReadingSession.self)
    return ReadingUserService(
      userName: name, session: session ?? ReadingSession(cache: ImageCache()))
  }
}
// End of step 4b
