// Wrong: names a missing type by its short name.
// Caught by: What nobody further up defines is missing, by its full name
// Says: only the full one says which to register

// MARK: Step 3a
throw ResolutionFailure.missing("\(type)")
// End of step 3a
