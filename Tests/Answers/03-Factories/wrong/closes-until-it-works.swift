// Wrong: tries to close until it succeeds.
// Caught by: Closing that fails is an error of the edit
// Says: tries again and again

// MARK: Step 3
let outcome = Result { try change(session) }
while (try? session.close()) == nil {}
try outcome.get()
// End of step 3
