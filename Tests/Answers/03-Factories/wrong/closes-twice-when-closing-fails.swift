// Wrong: closes again in the `catch` that also catches the first closing.
// Caught by: A session is closed once, whatever fails
// Says: not closed exactly once

// MARK: Step 3
do {
  try change(session)
  try session.close()
} catch {
  try? session.close()
  throw error
}
// End of step 3
