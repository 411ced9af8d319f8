// Wrong: closes in the cancelled task itself.
// Caught by: A cancelled change closes its session all the same
// Says: in a cancelled task it may refuse to

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
do {
  try Task.checkCancellation()
  try await change(session)
} catch {
  try? await session.close()
  throw error
}
try await session.close()
// End of step 5
