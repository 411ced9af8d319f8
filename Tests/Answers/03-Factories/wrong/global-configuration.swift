// Wrong: keeps the configuration in a switch for the whole program.
// Caught by: Two features with two configurations live side by side
// Says: then whoever sets it last decides
// Also fails: step 4

// MARK: Step 1a
nonisolated(unsafe) private static var current = GreetingConfiguration(prefix: "Hello")

/// Sets the switch.
public init(configuration: GreetingConfiguration) {
  Self.current = configuration
}

/// Greets as the switch says.
public func greeting(for name: String) throws -> String {
  "\(Self.current.prefix), \(name)"
}
// End of step 1a
