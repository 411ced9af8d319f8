// Wrong: spells the name with capitals that nobody gave.
// Caught by: A feature greets as it was configured
// Says: capital and small letters are changed

import Foundation

// MARK: Step 1a
private let configuration: GreetingConfiguration

/// Keeps the configuration.
public init(configuration: GreetingConfiguration) {
  self.configuration = configuration
}

/// The prefix, a comma and a tidied name.
public func greeting(for name: String) throws -> String {
  "\(configuration.prefix), \(name.capitalized)"
}
// End of step 1a
