// Wrong: reports a cancellation after the change has succeeded.
// Caught by: A change that succeeds counts, though its task was cancelled
// Says: would write it again

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
do {
  try Task.checkCancellation()
  try await change(session)
  try Task.checkCancellation()
} catch {
  try? await Task { try await session.close() }.value
  throw error
}
try await Task { try await session.close() }.value
// End of step 5
