// Wrong: holds a lock that the same thread may take twice while a factory runs.
// Caught by: A factory may wait for another thread
// Says: may take twice
// Caught by: A cycle across two threads is reported
// Says: did not hear of the cycle
// Caught by: A failed build reaches those who wait for it
// Says: built again, one after the other

// MARK: Step 5
/// Builds under the lock.
func product(of type: Any.Type, askedBy asker: Attempt?) throws -> Any {
  let lock = RecursiveLocks.lock(of: self)
  lock.lock()
  defer { lock.unlock() }
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

internal import Foundation

enum RecursiveLocks {
  private static let guardian = NSLock()
  nonisolated(unsafe) private static var locks: [ObjectIdentifier: NSRecursiveLock] = [:]

  static func lock(of container: SynchronizedContainer) -> NSRecursiveLock {
    guardian.withLock {
      let id = ObjectIdentifier(container)
      if let lock = locks[id] { return lock }
      let lock = NSRecursiveLock()
      locks[id] = lock
      return lock
    }
  }
}
