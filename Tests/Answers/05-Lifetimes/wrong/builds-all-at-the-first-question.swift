// Wrong: builds every shared service when the first question comes.
// Caught by: A shared service is built when it is first asked for
// Says: not when it is made

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  for (key, other) in registrations where other.lifetime == .shared && sharedInstances[key] == nil {
    sharedInstances[key] = try? build(other)
  }
  return try build(registration)
case .shared:
  if let instance = sharedInstances[key] { return instance }
  let instance = try buildForKeeping(registration)
  sharedInstances[key] = instance
  return instance
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
