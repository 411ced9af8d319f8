// Wrong: builds each service once when it is registered, to see whether it works.
// Caught by: Registering builds nothing
// Says: Store the closure and call it later
// Also fails: step 3, step 5

// MARK: Step 1c
registrations[key] = registration
_ = try? build(registration)
// End of step 1c
