// Wrong: refuses every shared service a scoped one, also where both end together.
// Caught by: What does not live longer may hold a scoped service
// Says: neither is a captive

// MARK: Step 2b
if let shared = asker as? SharedAsker {
  throw ScopeFailure.captive(shared: shared.definition.name, scoped: definition.name)
}
guard parent != nil else { throw ScopeFailure.noScope(definition.name) }
// End of step 2b
