// Wrong: a double that records the first name only.
// Caught by: The recording reader keeps every name, in order
// Says: sorts, tidies or forgets

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records the first name, then answers.
public func greeting(for name: String) throws -> String {
  if requestedNames.isEmpty { requestedNames.append(name) }
  return try answer(name)
}
// End of step 3b
