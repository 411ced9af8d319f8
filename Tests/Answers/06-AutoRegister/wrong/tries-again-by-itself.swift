// Wrong: calls a failed initializer a second time.
// Caught by: The error of an initializer arrives as it was thrown
// Says: not called exactly once

// MARK: Step 2
try register(type, lifetime: lifetime) { resolver in
  do {
    return try build(resolver)
  } catch {
    return try build(resolver)
  }
}
// End of step 2
