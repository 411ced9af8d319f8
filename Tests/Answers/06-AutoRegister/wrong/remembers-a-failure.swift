// Wrong: answers with the first failure for ever.
// Caught by: A shared service whose initializer failed is tried again
// Says: The first failure was remembered

// MARK: Step 2
var failure: (any Error)?
try register(type, lifetime: lifetime) { resolver in
  if let failure { throw failure }
  do {
    return try build(resolver)
  } catch {
    failure = error
    throw error
  }
}
// End of step 2
