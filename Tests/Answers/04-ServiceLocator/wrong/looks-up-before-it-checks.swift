// Wrong: says "missing" before it says "not frozen".
// Caught by: Nothing is resolved before the container is frozen
// Says: may be untrue a moment later

// MARK: Step 3c

// End of step 3c

// MARK: Step 1d
guard let registration = registrations[ObjectIdentifier(type)] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
guard isFrozen else { throw ResolutionFailure.notFrozen }
return try build(registration)
// End of step 1d
