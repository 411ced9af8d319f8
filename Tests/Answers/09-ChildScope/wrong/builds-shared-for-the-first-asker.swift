// Wrong: keeps a shared service in the container, but builds it with the resolver of the scope that asks first.
// Caught by: A shared service is built from its owner's definitions
// Says: the first scope that asks would choose for all the others
// Caught by: A shared service may not hold a scoped one
// Says: A captive was accepted
// Also fails: step 3

// MARK: Step 2a
let owner = definition.owner
if let instance = owner.instances[definition.key] { return instance }
let instance = try owner.build(definition, with: self)
owner.instances[definition.key] = instance
return instance
// End of step 2a
