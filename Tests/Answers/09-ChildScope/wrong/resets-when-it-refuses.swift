// Wrong: takes a service out of the circle while it reports the cycle.
// Caught by: A cycle that a factory has caught changes nothing
// Says: Refusing (3c) changes nothing

// MARK: Step 3c
if definition.isRunning {
  let waiting = running.drop { $0 !== definition }
  definition.isRunning = false
  throw ResolutionFailure.cycle((waiting + [definition]).map(\.name))
}
// End of step 3c
