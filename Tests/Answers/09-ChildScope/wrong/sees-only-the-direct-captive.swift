// Wrong: looks only at the service that asks, not at those that wait behind it.
// Caught by: A shared service may not hold a scoped one
// Says: through a transient service

// MARK: Step 2b
guard parent == nil, let asking = construction.innermost else {
  if parent == nil { throw ScopeFailure.noScope(definition.name) }
  return
}
guard asking.lifetime == .shared else { return }
throw ScopeFailure.captive(shared: asking.name, scoped: definition.name)
// End of step 2b
