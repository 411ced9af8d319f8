// Wrong: keeps the failure of a shared factory.
// Caught by: A failure is not kept
// Says: A failure is not an instance
// Caught by: After a failure the retry builds once
// Says: A failed build leaves nothing behind

// MARK: Step 1a
var outcomes: [ObjectIdentifier: Result<Any, any Error>] = [:]
// End of step 1a

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let outcome = outcomes[key] { return try outcome.get() }
  let outcome = Result { try buildForKeeping(registration) }
  outcomes[key] = outcome
  return try outcome.get()
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
