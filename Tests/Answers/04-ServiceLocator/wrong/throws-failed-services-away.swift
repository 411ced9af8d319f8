// Wrong: forgets a registration whose factory failed.
// Caught by: A factory that fails once succeeds the second time
// Says: the container still refuses

// MARK: Step 2a
do {
  return try registration.factory(self)
} catch {
  registrations[ObjectIdentifier(registration.type)] = nil
  throw error
}
// End of step 2a
