// Right: a reader that keeps a text and not the configuration.

// MARK: Step 1a
private let beginning: String

/// Keeps the beginning of every greeting.
public init(configuration: GreetingConfiguration) {
  beginning = configuration.prefix + ", "
}

/// Appends the name.
public func greeting(for name: String) throws -> String { beginning + name }
// End of step 1a

// MARK: Step 1b
func presenter(_ make: () -> ConfiguredGreetingReader) -> GreetingPresenter {
  GreetingPresenter(reader: make())
}
return presenter { ConfiguredGreetingReader(configuration: configuration) }
// End of step 1b
