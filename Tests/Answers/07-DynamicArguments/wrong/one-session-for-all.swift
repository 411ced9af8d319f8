// Wrong: resolves one session, and hands it to every reader.
// Caught by: Readers share the image cache, and each reads in a session of their own
// Says: another reader's pages

// MARK: Step 4b
try container.register(UserJourneyFactory.self) {
  (resolver, greeting: String, startPage: Int) in
  let session = try resolver.resolve(ReadingSession.self)
  return UserJourneyFactory(greeting: greeting, startPage: startPage) { name in
    ReadingUserService(userName: name, session: session)
  }
}
// End of step 4b
