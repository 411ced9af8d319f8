// Right: closes in a task that a continuation wakes the edit from.

// MARK: Step 5
try Task.checkCancellation()
let session = try await openSession(document)
func close() async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    Task {
      do {
        try await session.close()
        done.resume()
      } catch {
        done.resume(throwing: error)
      }
    }
  }
}
do {
  if Task.isCancelled { throw CancellationError() }
  try await change(session)
} catch {
  do { try await close() } catch {}
  throw error
}
try await close()
// End of step 5
