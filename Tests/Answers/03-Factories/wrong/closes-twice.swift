// Wrong: closes at the end and once more in a `defer`, to be safe.
// Caught by: A session is closed once, whatever fails
// Says: A second call closes

// MARK: Step 3
defer { try? session.close() }
try change(session)
try session.close()
// End of step 3
