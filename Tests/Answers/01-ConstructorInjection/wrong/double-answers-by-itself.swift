// Wrong: a double that always gives the same answer.
// Caught by: The recording reader answers as it is told
// Says: a will of its own

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records, then gives its one answer.
public func greeting(for name: String) throws -> String {
  requestedNames.append(name)
  _ = try answer(name)
  return "Hello, Maya"
}
// End of step 3b
