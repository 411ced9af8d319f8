// Wrong: wraps the reader's error in an error of its own.
// Caught by: The reader's error reaches the caller
// Says: replaced on the way
// Caught by: An error that the presenter does not know passes through unchanged
// Says: wrapped or replaced
// Also fails: step 4

// MARK: Step 2
do {
  message = try reader.greeting(for: name)
} catch {
  throw PresentationFailure(reason: error)
}
// End of step 2

struct PresentationFailure: Error {
  let reason: any Error
}
