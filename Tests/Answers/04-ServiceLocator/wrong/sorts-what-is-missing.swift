// Wrong: collects the missing types in a set and sorts their names.
// Caught by: Validation reports all that is missing at once
// Says: in the order they were required

// MARK: Step 5c
guard isFrozen else { throw ResolutionFailure.notFrozen }
let missing = Set(
  types.filter { registrations[ObjectIdentifier($0)] == nil }.map { String(reflecting: $0) })
guard missing.isEmpty else { throw UnmetRequirements(missing: missing.sorted()) }
// End of step 5c
