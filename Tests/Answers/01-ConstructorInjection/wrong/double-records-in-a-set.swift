// Wrong: a double that records in a set, which knows neither order nor repeats.
// Caught by: The recording reader keeps every name, in order
// Says: as a set does

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: Set<String> = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records the name, then answers.
public func greeting(for name: String) throws -> String {
  requestedNames.insert(name)
  return try answer(name)
}
// End of step 3b
