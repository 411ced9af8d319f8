// Wrong: wraps the error of the change in one of its own.
// Caught by: A change that fails closes its session and passes its error
// Says: did not get the error of the change

// MARK: Step 3
do {
  try change(session)
} catch {
  try? session.close()
  throw EditFailed(reason: error)
}
try session.close()
// End of step 3

struct EditFailed: Error {
  let reason: any Error
}
