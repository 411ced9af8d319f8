// Wrong: keeps the open session in a slot that all edits share.
// Caught by: Two edits at once have two sessions
// Says: overwritten by the edit that comes second

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
slot = session
do {
  try Task.checkCancellation()
  try await change(session)
} catch {
  try? await Task { try await slot?.close() }.value
  throw error
}
try await Task { try await slot?.close() }.value
// End of step 5

nonisolated(unsafe) var slot: (any AsyncEditingSession)?
