// Wrong: looks for a cancellation before anybody is there to close.
// Caught by: A session that opens too late is closed unused
// Says: or left open

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
try Task.checkCancellation()
do {
  try await change(session)
} catch {
  try? await Task { try await session.close() }.value
  throw error
}
try await Task { try await session.close() }.value
// End of step 5
