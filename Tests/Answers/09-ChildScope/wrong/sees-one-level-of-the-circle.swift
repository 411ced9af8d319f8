// Wrong: reports only the part of a cycle that its own level registered.
// Caught by: A cycle through several levels is reported
// Says: each level sees only its part of the way

// MARK: Step 3c
if definition.isRunning {
  let waiting = running.drop { $0 !== definition }.filter { $0.owner === definition.owner }
  throw ResolutionFailure.cycle((waiting + [definition]).map(\.name))
}
// End of step 3c
