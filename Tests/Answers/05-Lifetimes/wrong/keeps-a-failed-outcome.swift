// Wrong: keeps the failure of a build for all who come later.
// Caught by: A failed build does not poison the next attempt
// Says: to nobody after

// MARK: Step 5
private enum Claim {
  case done(Any)
  case toBuild(Attempt)
}

/// Returns what is registered for `type`, on behalf of `asker`.
func product(of type: Any.Type, askedBy asker: Attempt?) throws -> Any {
  switch try condition.withLock({ try claim(type, for: asker) }) {
  case .done(let product):
    return product
  case .toBuild(let attempt):
    // The lock is free while the factory runs, so it may ask for anything, on any thread.
    let outcome = Result { try attempt.build() }
    condition.withLock { finish(attempt, with: outcome) }
    return try outcome.get()
  }
}

/// Chooses between what is kept, what is under way, and a new attempt.
private func claim(_ type: Any.Type, for asker: Attempt?) throws -> Claim {
  let key = ObjectIdentifier(type)
  let registration = try registration(for: key, of: type)
  if let instance = sharedInstances[key] { return .done(instance) }
  if let failure = failures[key] { throw failure }
  if let object = weakInstances[key] { return .done(object) }
  try asker?.refuseCycle(to: registration)
  if let attempt = attempts[key] {
    let wait = try waits.begin(by: asker, for: attempt)
    while true {
      if let outcome = wait.outcome { return .done(try outcome.get()) }
      condition.wait()
    }
  }
  let attempt = Attempt(of: registration, in: self, askedBy: asker)
  if registration.lifetime != .transient { attempts[key] = attempt }
  return .toBuild(attempt)
}

/// Keeps a success, and hands success or failure to those who wait. A failure leaves no trace.
private func finish(_ attempt: Attempt, with outcome: Result<Any, any Error>) {
  let key = ObjectIdentifier(attempt.registration.type)
  switch (attempt.registration.lifetime, outcome) {
  case (.shared, .success(let instance)): sharedInstances[key] = instance
  case (.shared, .failure(let error)): failures[key] = error
  case (.weak, .success(let object)): weakInstances.keep(object as AnyObject, for: key)
  default: break
  }
  attempt.isRunning = false
  if attempts[key] === attempt { attempts[key] = nil }
  waits.end(for: attempt, with: outcome)
  condition.broadcast()
}
// End of step 5

internal import Foundation

private let failureLock = NSLock()
nonisolated(unsafe) private var allFailures: [ObjectIdentifier: [ObjectIdentifier: any Error]] = [:]

extension SynchronizedContainer {
  var failures: [ObjectIdentifier: any Error] {
    get { failureLock.withLock { allFailures[ObjectIdentifier(self), default: [:]] } }
    set { failureLock.withLock { allFailures[ObjectIdentifier(self)] = newValue } }
  }
}
