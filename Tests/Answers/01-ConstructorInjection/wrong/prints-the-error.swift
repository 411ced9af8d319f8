// Wrong: prints the error and carries on, so that the caller never hears of it.
// Caught by: The reader's error reaches the caller
// Says: hears of no failure
// Also fails: step 4

// MARK: Step 2
do {
  message = try reader.greeting(for: name)
} catch {
  print("No greeting: \(error)")
}
// End of step 2
