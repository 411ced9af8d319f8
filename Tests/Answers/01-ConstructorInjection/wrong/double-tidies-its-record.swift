// Wrong: a double that writes down a tidied name.
// Caught by: The recording reader keeps every name, in order
// Says: as it came

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Records a tidied name, then answers.
public func greeting(for name: String) throws -> String {
  requestedNames.append(name.filter { !$0.isWhitespace })
  return try answer(name)
}
// End of step 3b
