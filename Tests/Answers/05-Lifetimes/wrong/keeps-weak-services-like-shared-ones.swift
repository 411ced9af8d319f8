// Wrong: keeps a weak service among the shared ones.
// Caught by: A weak service goes with its last holder
// Says: belongs into `weakInstances`

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
  case (.weak, .success(let instance)): sharedInstances[key] = instance
  default: break
  }
  attempt.isRunning = false
  if attempts[key] === attempt { attempts[key] = nil }
  waits.end(for: attempt, with: outcome)
  condition.broadcast()
}
// End of step 5
