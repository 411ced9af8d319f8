// Wrong: closes its last session once more when no new one can be opened.
// Caught by: A factory that fails leaves nothing to close
// Says: nothing to close
// Also fails: step 2

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private var closeLast: () -> Void = {}

/// Keeps the factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
let session: any EditingSession
do {
  session = try openSession(document)
} catch {
  closeLast()
  throw error
}
closeLast = { try? session.close() }
// End of step 2b
