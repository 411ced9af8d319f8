// Wrong: looks in the scope and right above it, and no further.
// Caught by: A scope builds what is defined above it
// Says: inherited on every level
// Also fails: step 2
// Also fails: step 5

// MARK: Step 1b
definitions[key] ?? parent?.definitions[key]
// End of step 1b
