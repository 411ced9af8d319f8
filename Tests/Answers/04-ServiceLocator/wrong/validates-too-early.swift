// Wrong: validates while registrations may still come.
// Caught by: Validation waits until the container is frozen
// Says: freeze first

// MARK: Step 5c
var seen: Set<ObjectIdentifier> = []
let missing = types.filter { type in
  registrations[ObjectIdentifier(type)] == nil && seen.insert(ObjectIdentifier(type)).inserted
}
if !missing.isEmpty { throw UnmetRequirements(missing: missing.map { String(reflecting: $0) }) }
// End of step 5c
