// Wrong: calls a failed factory once more before it reports the failure.
// Caught by: After a failure the retry builds once
// Says: did not reach the caller
// Caught by: A failure is not kept
// Says: first one's error, or another one

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  let instance: Any
  do {
    instance = try buildForKeeping(registration)
  } catch {
    instance = try buildForKeeping(registration)
  }
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
