// Wrong: names the first and the last of a chain.
// Caught by: A missing dependency says who needed it
// Says: does not lead
// Also fails: step 4

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing(let name) {
  throw MissingDependency(chain: [String(reflecting: owner), name])
} catch let failure as MissingDependency {
  throw MissingDependency(chain: [String(reflecting: owner)] + failure.chain.suffix(1))
}
// End of step 3
