// Wrong: has a scoped service built by the level that registered it, which notes the clean-up.
// Caught by: A clean-up belongs to the scope that keeps the instance
// Says: 1c and 2a must call the `build` of that

// MARK: Step 1c
if let instance = instances[definition.key] { return instance }
let instance = try definition.owner.build(definition, with: self)
instances[definition.key] = instance
return instance
// End of step 1c
