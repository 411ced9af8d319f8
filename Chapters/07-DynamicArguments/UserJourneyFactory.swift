/// Starts the journey of each reader who comes to the app.
///
/// It knows how to get a service for a name, and not where services come from. Chapter 7, Step 4.
public final class UserJourneyFactory {
  private let greeting: String
  private let startPage: Int
  // MARK: Step 4a · Keep the closure, and call it for each reader.
  private let service: any UserService

  /// Creates a factory of journeys.
  public init(
    greeting: String = "Welcome", startPage: Int = 1,
    makeUserService: @escaping (String) -> any UserService
  ) {
    self.greeting = greeting
    self.startPage = startPage
    service = makeUserService("reader")
  }

  /// Makes the journey of the reader called `name`.
  public func makeJourney(for name: String) -> UserJourney {
    UserJourney(service: service, greeting: greeting, startPage: startPage)
  }
  // End of step 4a
}
