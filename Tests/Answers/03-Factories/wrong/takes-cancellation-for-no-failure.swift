// Wrong: leaves at once when the change was cancelled, without closing and without a word.
// Caught by: A change that fails closes its session and passes its error
// Says: `CancellationError` neither

// MARK: Step 3
do {
  try change(session)
} catch is CancellationError {
  return
} catch {
  try? session.close()
  throw error
}
try session.close()
// End of step 3
