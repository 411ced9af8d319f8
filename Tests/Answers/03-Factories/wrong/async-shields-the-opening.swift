// Wrong: opens in a task that nobody cancels.
// Caught by: Cancellation reaches a factory that is still opening
// Says: did not hear of the cancellation

// MARK: Step 5
try Task.checkCancellation()
let session = try await Task { try await openSession(document) }.value
do {
  try Task.checkCancellation()
  try await change(session)
} catch {
  try? await Task { try await session.close() }.value
  throw error
}
try await Task { try await session.close() }.value
// End of step 5
