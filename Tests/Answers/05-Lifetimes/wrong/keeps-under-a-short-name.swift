// Wrong: keeps shared instances under the short name of their type.
// Caught by: What is shared is kept under its own type
// Says: The key of what is kept

// MARK: Step 1a
var sharedInstances: [String: Any] = [:]
// End of step 1a

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  let name = String(describing: type)
  if let instance = sharedInstances[name] { return instance }
  let instance = try buildForKeeping(registration)
  sharedInstances[name] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
