// Wrong: takes two definitions of one type for the same service.
// Caught by: What meets again without a circle is no cycle
// Says: They are two definitions of one type

// MARK: Step 3c
if let first = running.firstIndex(where: { $0.key == definition.key }) {
  throw ResolutionFailure.cycle((running[first...] + [definition]).map(\.name))
}
// End of step 3c
