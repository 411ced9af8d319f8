// Wrong: takes registrations after it was frozen.
// Caught by: A frozen container takes no registration
// Says: took a registration
// Caught by: Freezing twice is harmless
// Says: takes registrations again

// MARK: Step 3b
guard registrations[key] == nil else { throw ResolutionFailure.duplicate(registration.name) }
// End of step 3b
