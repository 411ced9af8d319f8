// Wrong: reports a missing dependency under the name of the service that asked for it.
// Caught by: A missing dependency is reported under its own name
// Says: the error names something else

// MARK: Step 2a
do {
  return try registration.factory(self)
} catch ResolutionFailure.missing {
  throw ResolutionFailure.missing(registration.name)
}
// End of step 2a
