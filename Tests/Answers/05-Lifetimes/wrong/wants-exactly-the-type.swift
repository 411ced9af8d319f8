// Wrong: refuses a product whose type is not exactly the registered one.
// Caught by: A product that fits the type is kept
// Says: not whether its type is the same
// Also fails: step 3

// MARK: Step 2
guard Swift.type(of: product) == type else { throw ResolutionFailure.typeMismatch(name) }
// End of step 2
