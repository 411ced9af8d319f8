// Wrong: closes whatever session the property holds.
// Caught by: An edit within an edit closes its own session
// Says: sessions of two edits are mixed up

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private var session: (any EditingSession)?

/// Keeps the factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
let session = try openSession(document)
self.session = session
// End of step 2b

// MARK: Step 3
defer { self.session = nil }
do {
  try change(session)
} catch {
  try? self.session?.close()
  throw error
}
try self.session?.close()
// End of step 3
