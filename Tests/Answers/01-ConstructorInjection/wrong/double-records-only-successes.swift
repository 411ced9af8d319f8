// Wrong: a double that records after the answer, so that failed calls leave no trace.
// Caught by: The recording reader also records a call that fails
// Says: The call that failed is not in the record

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames: [String] = []

private let answer: (String) throws -> String

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Answers, then records.
public func greeting(for name: String) throws -> String {
  let text = try answer(name)
  requestedNames.append(name)
  return text
}
// End of step 3b
