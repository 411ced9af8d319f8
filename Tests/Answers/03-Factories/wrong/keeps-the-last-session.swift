// Wrong: remembers the last session, for whoever may want to look at it.
// Caught by: No session is kept after its edit
// Says: Keep the factory and no session

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private var lastSession: (any EditingSession)?

/// Keeps the factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
let session = try openSession(document)
lastSession = session
// End of step 2b
