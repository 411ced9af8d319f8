// Wrong: takes a registered type for its optional.
// Caught by: Validation is exact about types
// Says: validation did not notice

// MARK: Step 5c
guard isFrozen else { throw ResolutionFailure.notFrozen }
let known = Set(registrations.values.map { String(describing: $0.type).filter { $0.isLetter } })
var missing: [String] = []
for type in types {
  let name = String(describing: type).replacing("Optional<", with: "").filter { $0.isLetter }
  let full = String(reflecting: type)
  if !known.contains(name), !missing.contains(full) { missing.append(full) }
}
if !missing.isEmpty { throw UnmetRequirements(missing: missing) }
// End of step 5c
