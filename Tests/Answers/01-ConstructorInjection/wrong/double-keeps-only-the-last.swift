// Wrong: a double that remembers the last name only.
// Caught by: The recording reader keeps every name, in order
// Says: each name once per call

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records the last name, then answers.
public func greeting(for name: String) throws -> String {
  requestedNames = [name]
  return try answer(name)
}
// End of step 3b
