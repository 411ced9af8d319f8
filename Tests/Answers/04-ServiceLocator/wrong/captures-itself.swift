// Wrong: stores a closure that captures the container.
// Caught by: A container that nobody holds is released
// Says: must not capture `self`
// Also fails: step 5

// MARK: Step 1c
registrations[key] = Registration(type: registration.type) { [self] _ in
  try registration.factory(self)
}
// End of step 1c
