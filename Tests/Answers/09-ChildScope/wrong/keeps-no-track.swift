// Wrong: notes nothing about the factories that run.
// Caught by: A cycle that a factory has caught changes nothing
// Says: was not told the same
// Also fails: step 5

// MARK: Step 3b

// End of step 3b
