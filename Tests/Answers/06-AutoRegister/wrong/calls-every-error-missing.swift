// Wrong: turns every error on the way into a missing dependency.
// Caught by: Only a missing registration becomes a chain
// Says: let every other pass
// Caught by: A cycle is reported as a cycle
// Says: Nothing is missing
// Also fails: step 2

// MARK: Step 3
do {
  return try resolve(type)
} catch let failure as MissingDependency {
  let names = [owner, type].map { String(reflecting: $0) }
  throw MissingDependency(chain: names.filter { $0 != failure.chain.first } + failure.chain)
} catch {
  throw MissingDependency(chain: [String(reflecting: owner), String(reflecting: type)])
}
// End of step 3
