// Wrong: begins the chain with what is missing.
// Caught by: A missing dependency says who needed it
// Says: does not lead
// Also fails: step 4

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing(let name) {
  throw MissingDependency(chain: [name, String(reflecting: owner)])
} catch let failure as MissingDependency {
  throw MissingDependency(chain: failure.chain + [String(reflecting: owner)])
}
// End of step 3
