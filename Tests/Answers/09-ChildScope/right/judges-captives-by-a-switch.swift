// Right: decides about captives in one switch over where and for whom.

// MARK: Step 2b
switch (parent, asker as? SharedAsker) {
case (.some, _): break
case (nil, let shared?):
  throw ScopeFailure.captive(shared: shared.definition.name, scoped: definition.name)
case (nil, nil): throw ScopeFailure.noScope(definition.name)
}
// End of step 2b
