// Wrong: puts the text of the error where greetings are shown.
// Caught by: A failure before any success shows nothing
// Says: the message holds greetings only
// Caught by: A failure leaves the last good message in place
// Says: changed the message

// MARK: Step 2
do {
  message = try reader.greeting(for: name)
} catch {
  message = "\(error)"
  throw error
}
// End of step 2
