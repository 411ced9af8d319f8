// Wrong: does not look for a cancellation after the session has opened.
// Caught by: A session that opens too late is closed unused
// Says: was used

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
do {
  try await change(session)
} catch {
  try? await Task { try await session.close() }.value
  throw error
}
try await Task { try await session.close() }.value
// End of step 5
