// Right: a double that records on its way out, whether it answers or throws.

// MARK: Step 3b
/// The names that were asked for.
public private(set) var requestedNames = [String]()

private let reply: (String) -> Result<String, any Error>

/// Turns the answer into a result.
public init(answer: @escaping (String) throws -> String) {
  reply = { name in Result { try answer(name) } }
}

/// Answers, and records in any case.
public func greeting(for name: String) throws -> String {
  defer { requestedNames += [name] }
  return try reply(name).get()
}
// End of step 3b
