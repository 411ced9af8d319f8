// Wrong: has a shared service built by the scope that asks first, which notes the clean-up.
// Caught by: A clean-up belongs to the scope that keeps the instance
// Says: the owner for a shared one

// MARK: Step 2a
let owner = definition.owner
if let instance = owner.instances[definition.key] { return instance }
let instance = try build(definition, with: SharedAsker(of: definition, in: owner))
owner.instances[definition.key] = instance
return instance
// End of step 2a
