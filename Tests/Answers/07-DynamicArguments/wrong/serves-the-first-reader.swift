// Wrong: keeps the service of the first reader.
// Caught by: Each journey gets the service of its own reader
// Says: another reader
// Caught by: Readers share the image cache, and each reads in a session of their own

// MARK: Step 4a
private var service: (any UserService)?
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
  let service = service ?? makeUserService(name)
  self.service = service
  return UserJourney(service: service, greeting: greeting, startPage: startPage)
}
// End of step 4a
