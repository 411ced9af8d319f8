// Wrong: takes the service that it asked for to be the missing one.
// Caught by: A factory written by hand on the way does not break the chain
// Says: calls it missing

// MARK: Step 3
let (asker, asked) = (String(reflecting: owner), String(reflecting: type))
do {
  return try resolve(type)
} catch ResolutionFailure.missing {
  throw MissingDependency(chain: [asker, asked])
} catch let failure as MissingDependency {
  let between = failure.chain.first == asked ? [] : [asked]
  throw MissingDependency(chain: [asker] + between + failure.chain)
}
// End of step 3
