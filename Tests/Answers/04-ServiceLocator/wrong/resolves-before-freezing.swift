// Wrong: resolves at any time.
// Caught by: Nothing is resolved before the container is frozen
// Says: built from half of the registrations

// MARK: Step 3c

// End of step 3c
