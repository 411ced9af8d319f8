// Wrong: captures the resolver, and asks it for each reader.
// Caught by: Nothing that the root hands out holds the container
// Says: captures the resolver

// MARK: Step 4b
try container.register(UserJourneyFactory.self) {
  (resolver, greeting: String, startPage: Int) in
  UserJourneyFactory(greeting: greeting, startPage: startPage) { name in
    let session = try? resolver.resolve(ReadingSession.self)
    return ReadingUserService(
      userName: name, session: session ?? ReadingSession(cache: ImageCache()))
  }
}
// End of step 4b
