// Wrong: keeps a scoped instance with whoever registered it.
// Caught by: Two scopes share no scoped instance
// Says: it is kept further up
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4
// Also fails: step 5

// MARK: Step 1c
let owner = definition.owner
if let instance = owner.instances[definition.key] { return instance }
let instance = try build(definition, with: self)
owner.instances[definition.key] = instance
return instance
// End of step 1c
