// Wrong: clears the message before it asks.
// Caught by: A failure leaves the last good message in place
// Says: changed the message

// MARK: Step 2
message = ""
message = try reader.greeting(for: name)
// End of step 2
