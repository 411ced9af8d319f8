// Wrong: builds once to hand out and once more to keep.
// Caught by: A shared service is built once
// Says: gave two objects
// Also fails: step 2, step 4

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  let instance = try buildForKeeping(registration)
  sharedInstances[key] = try buildForKeeping(registration)
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
