// Wrong: turns every error of a factory into "missing".
// Caught by: A factory's own error reaches the caller
// Says: while the real cause is lost

// MARK: Step 2a
do {
  return try registration.factory(self)
} catch let failure as ResolutionFailure {
  throw failure
} catch {
  throw ResolutionFailure.missing(registration.name)
}
// End of step 2a
