// Wrong: begins the chain with the owner and the missing one, whoever stands between.
// Caught by: A factory written by hand on the way does not break the chain
// Says: it goes between the two

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing(let name) {
  throw MissingDependency(chain: [String(reflecting: owner), name])
} catch let failure as MissingDependency {
  let asked = String(reflecting: type)
  let between = failure.chain.first == asked ? [] : [asked]
  throw MissingDependency(chain: [String(reflecting: owner)] + between + failure.chain)
}
// End of step 3
