// Wrong: does not note who asks for what.
// Caught by: What was asked for is noted, each once
// Says: what is not noted cannot be drawn

// MARK: Step 5a

// End of step 5a
