// Wrong: answers from a reader of its own when the given one fails.
// Caught by: The reader's error reaches the caller
// Says: it was swallowed
// Caught by: A failure before any success shows nothing
// Says: although no greeting was found
// Also fails: step 4

// MARK: Step 2
do {
  message = try reader.greeting(for: name)
} catch {
  message = try LocalGreetingReader().greeting(for: name)
}
// End of step 2
