/// How one greeting feature is set up. Chapter 3, Step 1.
public struct GreetingConfiguration: Equatable, Sendable {
  /// Stands before the name, as in "Welcome, Maya".
  public let prefix: String

  /// Creates a configuration. It is a plain value, so a copy never changes with another.
  public init(prefix: String) {
    self.prefix = prefix
  }
}
