// Wrong: reports a captive as a scoped service without a scope.
// Caught by: A shared service may not hold a scoped one
// Says: does not name the shared narrator

// MARK: Step 2b
guard parent != nil else { throw ScopeFailure.noScope(definition.name) }
// End of step 2b
