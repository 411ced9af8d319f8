// Wrong: throws away all that is shared when one factory fails.
// Caught by: Dependencies built before the parent failed stay
// Says: Resolving is no transaction

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  do {
    let instance = try buildForKeeping(registration)
    sharedInstances[key] = instance
    return instance
  } catch {
    sharedInstances = [:]
    throw error
  }
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
