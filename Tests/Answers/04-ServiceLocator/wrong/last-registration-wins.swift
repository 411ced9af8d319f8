// Wrong: lets a second registration replace the first.
// Caught by: A second registration of one type is a duplicate
// Says: taken without a word

// MARK: Step 3b
guard !isFrozen else { throw ResolutionFailure.frozen }
// End of step 3b
