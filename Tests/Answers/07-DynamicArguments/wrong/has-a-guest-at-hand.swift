// Wrong: captures the resolver weakly, and serves a guest when it has gone.
// Caught by: Journeys go on when the root has gone
// Says: A closure that asks later

// MARK: Step 4b
try container.register(UserJourneyFactory.self) {
  (resolver, greeting: String, startPage: Int) in
  UserJourneyFactory(greeting: greeting, startPage: startPage) { [weak resolver] name in
    guard let session = try? resolver?.resolve(ReadingSession.self) else {
      return ReadingUserService(userName: "guest", session: ReadingSession(cache: ImageCache()))
    }
    return ReadingUserService(userName: name, session: session)
  }
}
// End of step 4b
