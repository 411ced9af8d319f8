// Wrong: turns the error into an empty message.
// Caught by: The reader's error reaches the caller
// Says: it was swallowed
// Caught by: A failure leaves the last good message in place
// Says: changed the message
// Also fails: step 4

// MARK: Step 2
message = (try? reader.greeting(for: name)) ?? ""
// End of step 2
