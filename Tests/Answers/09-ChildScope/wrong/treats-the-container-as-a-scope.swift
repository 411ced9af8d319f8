// Wrong: lets the container keep scoped services of its own.
// Caught by: The container itself hands out no scoped service
// Says: Nothing would ever end it

// MARK: Step 2b
guard parent == nil, let shared = asker as? SharedAsker else { return }
throw ScopeFailure.captive(shared: shared.definition.name, scoped: definition.name)
// End of step 2b
