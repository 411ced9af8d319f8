// Wrong: keeps the session of the first edit for all edits.
// Caught by: A text ends up in the document that is edited
// Caught by: A second edit of the same document has a new session
// Says: one text replaces another
// Also fails: step 3, step 4

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private var session: (any EditingSession)?

/// Keeps the factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
let session = try session ?? openSession(document)
self.session = session
// End of step 2b
