// Wrong: keeps one session for each document.
// Caught by: A second edit of the same document has a new session
// Says: each operation has its own
// Also fails: step 4

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private var sessions: [Document: any EditingSession] = [:]

/// Keeps the factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
let session = try sessions[document] ?? openSession(document)
sessions[document] = session
// End of step 2b
