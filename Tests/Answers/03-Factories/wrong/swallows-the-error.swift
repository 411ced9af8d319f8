// Wrong: drops the error of the change.
// Caught by: A change that fails closes its session and passes its error
// Says: did not get the error of the change

// MARK: Step 3
try? change(session)
try session.close()
// End of step 3
