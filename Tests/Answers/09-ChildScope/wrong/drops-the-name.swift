// Wrong: opens a scope without the name it was given.
// Caught by: A scope is a new one, with the name and the definitions that it is given
// Says: does not have the name
// Also fails: step 5

// MARK: Step 1a
try root.makeScope(adding: define)
// End of step 1a
