// Wrong: starts closing and does not wait for it.
// Caught by: An edit returns when its session is closed
// Says: behind the caller's back

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
defer { Task { try? await session.close() } }
try Task.checkCancellation()
try await change(session)
// End of step 5
