// Right: reads the chain from what the container has under way.

// MARK: Step 3
do {
  return try resolve(type)
} catch ResolutionFailure.missing(let name) {
  guard let container = self as? Container else { throw ResolutionFailure.missing(name) }
  let waiting = container.registrations.values.filter { $0.position > 0 }
  var chain = waiting.sorted { $0.position < $1.position }.map(\.name)
  if name != String(reflecting: type) { chain.append(String(reflecting: type)) }
  throw MissingDependency(chain: chain + [name])
}
// End of step 3
