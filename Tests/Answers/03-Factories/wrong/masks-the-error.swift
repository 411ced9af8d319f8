// Wrong: lets an error of closing take the place of the error of the change.
// Caught by: The error of the change is not masked by closing
// Says: the wrong one of the errors

// MARK: Step 3
do {
  try change(session)
} catch {
  try session.close()
  throw error
}
try session.close()
// End of step 3
