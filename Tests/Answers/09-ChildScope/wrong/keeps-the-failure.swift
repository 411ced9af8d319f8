// Wrong: keeps the failure of a shared service in its place.
// Caught by: A failure in one scope is none in another
// Says: The attempt failed, not the service
// Also fails: step 2

// MARK: Step 2a
let owner = definition.owner
if let failure = owner.instances[definition.key] as? KeptFailure { throw failure.error }
if let instance = owner.instances[definition.key] { return instance }
do {
  let instance = try owner.build(definition, with: SharedAsker(of: definition, in: owner))
  owner.instances[definition.key] = instance
  return instance
} catch {
  owner.instances[definition.key] = KeptFailure(error: error)
  throw error
}
// End of step 2a

struct KeptFailure {
  let error: any Error
}
