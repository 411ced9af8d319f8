// Wrong: asks a failing reader again and again, for ever.
// Caught by: The reader's error reaches the caller
// Says: did not reach the caller
// Also fails: step 3
// Also fails: step 4

// MARK: Step 2
while true {
  guard let answer = try? reader.greeting(for: name) else { continue }
  message = answer
  return
}
// End of step 2
