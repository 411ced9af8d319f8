// Wrong: builds each time and then hands out what it kept.
// Caught by: A shared service is built once
// Says: Look for what is kept, then build
// Also fails: step 2

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  let instance = try buildForKeeping(registration)
  if let kept = sharedInstances[key] { return kept }
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
