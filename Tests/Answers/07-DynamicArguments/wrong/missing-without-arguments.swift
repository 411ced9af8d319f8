// Wrong: leaves the look-up without arguments as it was.
// Caught by: Asking without arguments where some are needed is a mismatch
// Says: nothing is missing

// MARK: Step 2b
throw ResolutionFailure.missing(String(reflecting: type))
// End of step 2b
