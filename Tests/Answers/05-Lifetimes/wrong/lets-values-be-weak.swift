// Wrong: hands out a weak value and builds it anew each time.
// Caught by: A value cannot be weak
// Says: its label would lie
// Also fails: step 5

// MARK: Step 3b

// End of step 3b
