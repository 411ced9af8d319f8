// Wrong: names who asked last, and nobody above.
// Caught by: A missing dependency says who needed it
// Says: from the service that was asked for
// Also fails: step 4

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing(let name) {
  throw MissingDependency(chain: [String(reflecting: owner), name])
}
// End of step 3
