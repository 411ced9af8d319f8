/// One reader's way through the app, from the greeting to the open page.
public final class UserJourney {
  /// What the app does for this reader.
  public let service: any UserService

  private let greeting: String
  private let startPage: Int

  /// Creates the journey of the reader whom `service` serves.
  public init(service: any UserService, greeting: String, startPage: Int) {
    self.service = service
    self.greeting = greeting
    self.startPage = startPage
  }

  /// Greets the reader, opens the start page, and returns what the screen shows.
  public func begin() -> String {
    "\(greeting), \(service.userName). \(service.open(startPage))"
  }
}
