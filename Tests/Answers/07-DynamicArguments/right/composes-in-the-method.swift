// Right: keeps the factory of journeys out of the container.

// MARK: Step 4b

// End of step 4b

// MARK: Step 4c
let cache = try container.resolve(ImageCache.self)
return UserJourneyFactory(greeting: greeting, startPage: startPage) { name in
  ReadingUserService(userName: name, session: ReadingSession(cache: cache))
}
// End of step 4c

// MARK: Step 4a
private let start: (String) -> UserJourney

/// Keeps the closure.
public init(
  greeting: String = "Welcome", startPage: Int = 1,
  makeUserService: @escaping (String) -> any UserService
) {
  self.greeting = greeting
  self.startPage = startPage
  start = { name in
    UserJourney(service: makeUserService(name), greeting: greeting, startPage: startPage)
  }
}

/// Makes the journey of the reader called `name`.
public func makeJourney(for name: String) -> UserJourney {
  start(name)
}
// End of step 4a
