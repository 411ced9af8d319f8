// Wrong: adds only its own name, never the one it asked for.
// Caught by: A factory written by hand on the way does not break the chain
// Says: registered by hand, and the chain leaves it out

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing(let name) {
  throw MissingDependency(chain: [String(reflecting: owner), name])
} catch let failure as MissingDependency {
  throw MissingDependency(chain: [String(reflecting: owner)] + failure.chain)
}
// End of step 3
