// Wrong: makes a service in the initializer, to see whether it works.
// Caught by: A service is made when a journey is made, and once
// Says: before any reader came

// MARK: Step 4a
private let makeUserService: (String) -> any UserService

/// Keeps the closure.
public init(
  greeting: String = "Welcome", startPage: Int = 1,
  makeUserService: @escaping (String) -> any UserService
) {
  self.greeting = greeting
  self.startPage = startPage
  self.makeUserService = makeUserService
  _ = makeUserService("nobody")
}

/// Makes the journey of the reader called `name`.
public func makeJourney(for name: String) -> UserJourney {
  UserJourney(service: makeUserService(name), greeting: greeting, startPage: startPage)
}
// End of step 4a
