// Wrong: closes in a `defer`, where an error has nowhere to go.
// Caught by: Closing that fails is an error of the edit
// Says: the caller heard nothing of it

// MARK: Step 3
defer { try? session.close() }
try change(session)
// End of step 3
