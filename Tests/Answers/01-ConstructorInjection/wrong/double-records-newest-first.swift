// Wrong: a double that puts the newest name first.
// Caught by: The recording reader keeps every name, in order
// Says: oldest first

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records at the front, then answers.
public func greeting(for name: String) throws -> String {
  requestedNames.insert(name, at: 0)
  return try answer(name)
}
// End of step 3b
