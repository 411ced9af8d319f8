// Wrong: keeps what is shared without the check.
// Caught by: A product of another type is not kept
// Says: comes from `buildForKeeping`

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  let instance = try build(registration)
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
