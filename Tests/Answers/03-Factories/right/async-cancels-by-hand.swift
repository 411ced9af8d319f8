// Right: opens and changes in one task of its own, and passes the cancellation on.

// MARK: Step 5
try Task.checkCancellation()
let opening = Task { try await openSession(document) }
let session = try await withTaskCancellationHandler {
  try await opening.value
} onCancel: {
  opening.cancel()
}
var outcome = Result<Void, any Error> { try Task.checkCancellation() }
if case .success = outcome {
  do { try await change(session) } catch { outcome = .failure(error) }
}
let closing = await Task.detached { try await session.close() }.result
try outcome.get()
try closing.get()
// End of step 5
