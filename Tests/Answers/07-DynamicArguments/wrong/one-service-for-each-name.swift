// Wrong: keeps a service for each name.
// Caught by: A service is made when a journey is made, and once
// Says: Two journeys of one reader share a service

// MARK: Step 4a
private let makeUserService: (String) -> any UserService
private var services: [String: any UserService] = [:]

/// Creates a factory of journeys.
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
  let service = services[name] ?? makeUserService(name)
  services[name] = service
  return UserJourney(service: service, greeting: greeting, startPage: startPage)
}
// End of step 4a
