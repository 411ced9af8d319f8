// Wrong: fails the whole although a factory lived with the failure of a dependency.
// Caught by: A factory may live with a failed dependency
// Says: no failure of the whole

// MARK: Step 1a
var registrations: [ObjectIdentifier: Registration] = [:]
var failure: (any Error)?
// End of step 1a

// MARK: Step 2a
do {
  let product = try registration.factory(self)
  if let failure {
    self.failure = nil
    throw failure
  }
  return product
} catch {
  failure = error
  throw error
}
// End of step 2a
