// Wrong: knows the shared service that asks only while its factory runs.
// Caught by: A captive is refused also when the shared service asks later
// Says: a resolver that knows for whom it asks

// MARK: Step 2a
let owner = definition.owner
if let instance = owner.instances[definition.key] { return instance }
let instance = try owner.build(definition, with: owner)
owner.instances[definition.key] = instance
return instance
// End of step 2a

// MARK: Step 2b
guard parent == nil else { return }
guard let shared = construction.running.last(where: { $0.lifetime == .shared }) else {
  throw ScopeFailure.noScope(definition.name)
}
throw ScopeFailure.captive(shared: shared.name, scoped: definition.name)
// End of step 2b
