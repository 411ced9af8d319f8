// Wrong: replaces the first registration and then reports the duplicate.
// Caught by: A second registration of one type is a duplicate
// Says: has replaced or removed

// MARK: Step 3b
guard !isFrozen else { throw ResolutionFailure.frozen }
// End of step 3b

// MARK: Step 1c
if registrations.updateValue(registration, forKey: key) != nil {
  throw ResolutionFailure.duplicate(registration.name)
}
// End of step 1c
