// Wrong: refuses a captive once, and has it ready the next time.
// Caught by: A refused captive leaves nothing behind
// Says: did not fare as the first one

// MARK: Step 2b
guard parent == nil else { return }
guard let shared = asker as? SharedAsker else { throw ScopeFailure.noScope(definition.name) }
guard instances[definition.key] == nil else { return }
instances[definition.key] = try build(definition, with: self)
throw ScopeFailure.captive(shared: shared.definition.name, scoped: definition.name)
// End of step 2b
