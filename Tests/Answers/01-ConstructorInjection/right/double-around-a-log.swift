// Right: a double whose record lives in a log of its own.

// MARK: Step 3b
private let log = NameLog()
private let answer: (String) throws -> String

/// What the log holds.
public var requestedNames: [String] { log.names.map(String.init) }

/// Keeps the answer.
public init(answer: @escaping (String) throws -> String) {
  self.answer = answer
}

/// Writes to the log, then answers.
public func greeting(for name: String) throws -> String {
  log.write(name)
  return try answer(name)
}
// End of step 3b

final class NameLog {
  private(set) var names: [Substring] = []

  func write(_ name: String) { names.append(name[...]) }
}
