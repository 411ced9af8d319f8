// Wrong: takes the greeting and the page, and uses neither.
// Caught by: What is known at composition reaches the journeys
// Says: as its own factory was told
// Caught by: Journeys go on when the root has gone

// MARK: Step 4b
try container.register(UserJourneyFactory.self) {
  (resolver, _: String, _: Int) in
  let cache = try resolver.resolve(ImageCache.self)
  return UserJourneyFactory { name in
    ReadingUserService(userName: name, session: ReadingSession(cache: cache))
  }
}
// End of step 4b
