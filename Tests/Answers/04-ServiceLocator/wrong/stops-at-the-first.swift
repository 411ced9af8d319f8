// Wrong: reports the first missing type and stops.
// Caught by: Validation reports all that is missing at once
// Says: Whoever mends one at a time

// MARK: Step 5c
guard isFrozen else { throw ResolutionFailure.notFrozen }
for type in types where registrations[ObjectIdentifier(type)] == nil {
  throw UnmetRequirements(missing: [String(reflecting: type)])
}
// End of step 5c
