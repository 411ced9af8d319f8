// Wrong: takes every refusal of the container for a missing registration.
// Caught by: A cycle is reported as a cycle
// Says: Nothing is missing

// MARK: Step 3
do {
  return try resolve(type)
} catch is ResolutionFailure {
  throw MissingDependency(chain: [String(reflecting: owner), String(reflecting: type)])
} catch let failure as MissingDependency {
  let names = [owner, type].map { String(reflecting: $0) }
  throw MissingDependency(chain: names.filter { $0 != failure.chain.first } + failure.chain)
}
// End of step 3
