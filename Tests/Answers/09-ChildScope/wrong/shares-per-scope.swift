// Wrong: keeps a shared service in each scope that asks.
// Caught by: A shared service is one for the container and all its scopes
// Says: built more than once below one container
// Also fails: step 3
// Also fails: step 4

// MARK: Step 2a
if let instance = instances[definition.key] { return instance }
let instance = try build(definition, with: self)
instances[definition.key] = instance
return instance
// End of step 2a
