// Wrong: calls the closure twice for one journey.
// Caught by: A service is made when a journey is made, and once
// Says: a second session

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
}

/// Makes the journey of the reader called `name`.
public func makeJourney(for name: String) -> UserJourney {
  guard makeUserService(name).userName == name else {
    return UserJourney(service: makeUserService("guest"), greeting: greeting, startPage: startPage)
  }
  return UserJourney(service: makeUserService(name), greeting: greeting, startPage: startPage)
}
// End of step 4a
