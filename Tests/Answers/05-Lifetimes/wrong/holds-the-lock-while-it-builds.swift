// Wrong: holds the lock while a factory runs.
// Caught by: A factory may resolve another service
// Says: waits for itself
// Caught by: A factory may wait for another thread
// Says: nobody may hold the lock

// MARK: Step 5
/// Builds under the lock.
func product(of type: Any.Type, askedBy asker: Attempt?) throws -> Any {
  condition.lock()
  defer { condition.unlock() }
  let key = ObjectIdentifier(type)
  let registration = try registration(for: key, of: type)
  if let instance = sharedInstances[key] { return instance }
  if let object = weakInstances[key] { return object }
  try asker?.refuseCycle(to: registration)
  let attempt = Attempt(of: registration, in: self, askedBy: asker)
  defer { attempt.isRunning = false }
  let product = try attempt.build()
  switch registration.lifetime {
  case .shared: sharedInstances[key] = product
  case .weak: weakInstances.keep(product as AnyObject, for: key)
  case .transient: break
  }
  return product
}
// End of step 5
