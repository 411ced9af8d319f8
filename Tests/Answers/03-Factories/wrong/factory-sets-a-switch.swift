// Wrong: lets the factory set a prefix that every reader looks up.
// Caught by: A reader keeps its own configuration, whoever built it
// Says: depend on nothing that somebody else sets
// Also fails: step 4

// MARK: Step 1a
/// Looks up the prefix later.
public init(configuration: GreetingConfiguration) {}

/// Greets with the prefix of the day.
public func greeting(for name: String) throws -> String {
  "\(prefixOfTheDay), \(name)"
}
// End of step 1a

// MARK: Step 1b
prefixOfTheDay = configuration.prefix
return GreetingPresenter(reader: ConfiguredGreetingReader(configuration: configuration))
// End of step 1b

nonisolated(unsafe) var prefixOfTheDay = "Hello"
