// Wrong: greets without the comma.
// Caught by: A feature greets as it was configured
// Caught by: Two features with two configurations live side by side
// Caught by: A reader keeps its own configuration, whoever built it
// Says: a comma, a space and the name
// Also fails: step 4

// MARK: Step 1a
private let configuration: GreetingConfiguration

/// Keeps the configuration.
public init(configuration: GreetingConfiguration) {
  self.configuration = configuration
}

/// The prefix and the name.
public func greeting(for name: String) throws -> String {
  "\(configuration.prefix) \(name)"
}
// End of step 1a
