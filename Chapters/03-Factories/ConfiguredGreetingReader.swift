/// Greets the way it was configured when it was made. Chapter 3, Step 1.
public struct ConfiguredGreetingReader: GreetingReading {
  // MARK: Step 1a · Keep the configuration in the reader, not in a switch for everybody.
  nonisolated(unsafe) private static var current = GreetingConfiguration(prefix: "Hello")

  /// Creates a reader that keeps its own copy of `configuration`.
  public init(configuration: GreetingConfiguration) {
    Self.current = configuration
  }

  /// Returns the configured prefix, a comma and the name, as in "Welcome, Maya".
  public func greeting(for name: String) throws -> String {
    "\(Self.current.prefix), \(name)"
  }
  // End of step 1a
}
