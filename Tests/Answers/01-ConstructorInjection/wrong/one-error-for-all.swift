// Wrong: reports every failure as the one that it knows.
// Caught by: An error that the presenter does not know passes through unchanged
// Says: wrapped or replaced
// Also fails: step 4

// MARK: Step 2
do {
  message = try reader.greeting(for: name)
} catch {
  throw GreetingFailure.unavailable
}
// End of step 2
