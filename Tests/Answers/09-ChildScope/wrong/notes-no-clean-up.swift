// Wrong: never notes the clean-up of what was built.
// Caught by: A clean-up belongs to the scope that keeps the instance
// Says: did not clean up what it has built

// MARK: Step 4b
guard state != .closed else { throw ScopeFailure.closed }
// End of step 4b
