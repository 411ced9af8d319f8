// Wrong: lets the circle begin with the first service of that type, whoever defined it.
// Caught by: A cycle begins with the definition that waits for itself
// Says: Two definitions of one type are two services

// MARK: Step 3c
if definition.isRunning {
  let waiting = running.drop { $0.key != definition.key }
  throw ResolutionFailure.cycle((waiting + [definition]).map(\.name))
}
// End of step 3c
