// Wrong: opens a session to try the factory, and another one to work with.
// Caught by: An edit opens a session for the document it is given
// Says: each further session is one more to close
// Also fails: step 3, step 4

// MARK: Step 2b
_ = try openSession(document)
let session = try openSession(document)
// End of step 2b
