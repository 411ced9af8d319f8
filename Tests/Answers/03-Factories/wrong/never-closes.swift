// Wrong: leaves closing to somebody else.
// Caught by: A session is closed after the change
// Says: the workflow owns it
// Also fails: step 4

// MARK: Step 3
try change(session)
// End of step 3
