// Wrong: looks for a kept nil in vain.
// Caught by: Shared values and a shared nil are kept as well
// Says: "There is none" is an answer

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] {
    let mirror = Mirror(reflecting: instance)
    if mirror.displayStyle != .optional || !mirror.children.isEmpty { return instance }
  }
  let instance = try buildForKeeping(registration)
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
