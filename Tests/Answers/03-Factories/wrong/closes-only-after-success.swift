// Wrong: forgets to close when the change fails.
// Caught by: A change that fails closes its session and passes its error
// Says: on which closing is forgotten

// MARK: Step 3
try change(session)
try session.close()
// End of step 3
