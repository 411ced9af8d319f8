// Wrong: notes that a shared service is being built, and never takes the note back after a failure.
// Caught by: A cycle of shared services leaves nothing behind
// Says: left under way
// Caught by: After a failure the retry builds once
// Says: must be one more build

// MARK: Step 1a
var sharedInstances: [ObjectIdentifier: Any] = [:]
var underWay: Set<ObjectIdentifier> = []
// End of step 1a

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  if underWay.contains(key), registration.position == 0 {
    throw ResolutionFailure.cycle([registration.name])
  }
  underWay.insert(key)
  let instance = try buildForKeeping(registration)
  underWay.remove(key)
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
