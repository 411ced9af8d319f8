// Wrong: marks itself busy, and forgets to undo it when an edit fails.
// Caught by: After a failure the next edit starts afresh
// Says: nothing of it may be left behind

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private var isBusy = false

/// Keeps the factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
guard !isBusy else { return }
let session = try openSession(document)
isBusy = true
// End of step 2b

// MARK: Step 3
do {
  try change(session)
} catch {
  try? session.close()
  throw error
}
try session.close()
isBusy = false
// End of step 3
