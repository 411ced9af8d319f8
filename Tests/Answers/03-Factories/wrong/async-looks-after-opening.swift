// Wrong: looks for a cancellation only when the session is open.
// Caught by: A cancelled task opens nothing
// Says: Look before you open

// MARK: Step 5
let session = try await openSession(document)
do {
  try Task.checkCancellation()
  try await change(session)
} catch {
  try? await Task { try await session.close() }.value
  throw error
}
try await Task { try await session.close() }.value
// End of step 5
