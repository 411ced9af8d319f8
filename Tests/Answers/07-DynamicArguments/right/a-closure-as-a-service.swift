// Right: registers the closure that makes a user's service, and resolves it once.

// MARK: Step 4b
try container.register(((String) -> any UserService).self) { resolver in
  let cache = try resolver.resolve(ImageCache.self)
  return { ReadingUserService(userName: $0, session: ReadingSession(cache: cache)) }
}
try container.register(UserJourneyFactory.self) {
  (resolver, greeting: String, startPage: Int) in
  UserJourneyFactory(
    greeting: greeting, startPage: startPage,
    makeUserService: try resolver.resolve(((String) -> any UserService).self))
}
// End of step 4b
