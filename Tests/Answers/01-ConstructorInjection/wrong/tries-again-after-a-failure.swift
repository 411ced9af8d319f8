// Wrong: asks a failing reader a second time.
// Caught by: A reader that fails is not asked again
// Says: asked again after a failure

// MARK: Step 2
do {
  message = try reader.greeting(for: name)
} catch {
  message = try reader.greeting(for: name)
}
// End of step 2
