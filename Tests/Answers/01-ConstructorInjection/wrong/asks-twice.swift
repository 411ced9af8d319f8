// Wrong: asks once to see whether it works, and once more for the answer.
// Caught by: One call is one question
// Says: A second question costs twice

// MARK: Step 2
_ = try reader.greeting(for: name)
message = try reader.greeting(for: name)
// End of step 2
