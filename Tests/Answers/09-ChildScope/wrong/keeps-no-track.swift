// Wrong: notes nothing about the factories that run.
// Caught by: A cycle in a scope is reported with its path
// Says: was not reported with its path
// Also fails: step 5

// MARK: Step 3b

// End of step 3b
