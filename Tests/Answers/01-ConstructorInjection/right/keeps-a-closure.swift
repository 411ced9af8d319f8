// Right: keeps the one thing it needs, a closure, instead of the reader.

// MARK: Step 1
private let ask: (String) throws -> String

/// Keeps what the reader can do.
public init(reader: any GreetingReading) {
  ask = reader.greeting(for:)
}
// End of step 1

// MARK: Step 2
message = try ask(name)
// End of step 2
