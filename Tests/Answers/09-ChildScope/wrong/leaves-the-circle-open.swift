// Wrong: leaves out the end of the path, where the first service is met again.
// Caught by: A cycle in a scope is reported with its path
// Says: back to the same one

// MARK: Step 3c
if definition.isRunning {
  throw ResolutionFailure.cycle(running.drop { $0 !== definition }.map(\.name))
}
// End of step 3c
