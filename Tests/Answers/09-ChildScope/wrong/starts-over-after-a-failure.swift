// Wrong: throws away all that the scope has built when one factory fails.
// Caught by: A failure keeps nothing, and the next attempt starts afresh
// Says: threw away what had been built before it

// MARK: Step 1c
if let instance = instances[definition.key] { return instance }
do {
  let instance = try build(definition, with: self)
  instances[definition.key] = instance
  return instance
} catch {
  instances = [:]
  throw error
}
// End of step 1c
