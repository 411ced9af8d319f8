// Wrong: stores a late registration before it refuses it.
// Caught by: A frozen container takes no registration
// Says: A refusal must leave no trace

// MARK: Step 3b
guard registrations[key] == nil else { throw ResolutionFailure.duplicate(registration.name) }
registrations[key] = registration
guard !isFrozen else { throw ResolutionFailure.frozen }
// End of step 3b

// MARK: Step 1c

// End of step 1c
