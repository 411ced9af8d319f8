// Wrong: names the services by the last part of their names.
// Caught by: A missing dependency says who needed it
// Says: by full names
// Also fails: step 4

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing {
  throw MissingDependency(chain: [String(describing: owner), String(describing: type)])
} catch let failure as MissingDependency {
  throw MissingDependency(chain: [String(describing: owner)] + failure.chain)
}
// End of step 3
