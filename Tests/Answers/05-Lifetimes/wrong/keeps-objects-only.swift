// Wrong: keeps shared objects, and builds shared values anew.
// Caught by: Shared values and a shared nil are kept as well
// Says: built more than once
// Also fails: step 2

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  let instance = try buildForKeeping(registration)
  if Swift.type(of: instance) is AnyClass { sharedInstances[key] = instance }
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
