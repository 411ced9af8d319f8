// Wrong: keeps the path in a variable and never clears it.
// Caught by: The same attempt reports the same chain again
// Says: of an earlier one was left behind
// Also fails: step 4

// MARK: Step 3
AskedPath.names.append(String(reflecting: owner))
do {
  let dependency = try resolve(type)
  AskedPath.names.removeLast()
  return dependency
} catch ResolutionFailure.missing(let name) {
  throw MissingDependency(chain: AskedPath.names + [name])
}
// End of step 3

enum AskedPath {
  nonisolated(unsafe) static var names: [String] = []
}
