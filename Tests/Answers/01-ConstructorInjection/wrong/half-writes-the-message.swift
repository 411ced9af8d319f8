// Wrong: writes the beginning of a message before the answer is there.
// Caught by: A failure leaves the last good message in place
// Says: half-written
// Caught by: A failure before any success shows nothing
// Says: although no greeting was found

// MARK: Step 2
message = "Hello, …"
message = try reader.greeting(for: name)
// End of step 2
