// Wrong: a double that records a name only once.
// Caught by: The recording reader keeps every name, in order
// Says: an extra call

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records a new name, then answers.
public func greeting(for name: String) throws -> String {
  if !requestedNames.contains(name) { requestedNames.append(name) }
  return try answer(name)
}
// End of step 3b
