// Right: an object that owns the session until it is ended, at most once.

// MARK: Step 2a
private let makeLease: (Document) throws -> Lease

/// Wraps each session in a lease.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  makeLease = { Lease(session: try openSession($0)) }
}
// End of step 2a

// MARK: Step 2b
let lease = try makeLease(document)
// End of step 2b

// MARK: Step 3
do {
  try change(lease)
} catch {
  try? lease.end()
  throw error
}
try lease.end()
// End of step 3

final class Lease: EditingSession {
  private var session: (any EditingSession)?

  init(session: any EditingSession) { self.session = session }

  func replaceText(with text: String) throws { try session?.replaceText(with: text) }

  func close() throws {}

  func end() throws {
    defer { session = nil }
    try session?.close()
  }
}
