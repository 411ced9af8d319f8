// Wrong: asks a failing factory a second time.
// Caught by: A factory that fails leaves nothing to close
// Says: nothing to try again

// MARK: Step 2b
let session = try (try? openSession(document)) ?? openSession(document)
// End of step 2b
