// Wrong: builds every required service to see whether it is there.
// Caught by: Validation accepts what is there and builds nothing
// Says: Validation called a factory

// MARK: Step 5c
guard isFrozen else { throw ResolutionFailure.notFrozen }
var missing: [String] = []
for type in types {
  do {
    _ = try product(of: type)
  } catch ResolutionFailure.missing(let name) {
    if !missing.contains(name) { missing.append(name) }
  } catch {}
}
if !missing.isEmpty { throw UnmetRequirements(missing: missing) }
// End of step 5c
