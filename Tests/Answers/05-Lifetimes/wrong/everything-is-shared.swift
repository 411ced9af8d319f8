// Wrong: keeps transient services too.
// Caught by: A transient service is built for each resolution
// Says: must not meet somebody else
// Caught by: Everybody who needs a shared service gets the same
// Says: to nothing above or below it
// Also fails: step 4

// MARK: Step 1b
switch registration.lifetime {
case .transient, .shared:
  if let instance = sharedInstances[key] { return instance }
  let instance = try buildForKeeping(registration)
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
