// Right: ends a construction in a do and in its catch, and finds a cycle by searching the list of those that run.

// MARK: Step 3b
try construction.begin(definition)
// End of step 3b

// MARK: Step 1d
let instance: Any
do {
  instance = try definition.factory(resolver)
  construction.end(definition)
} catch {
  construction.end(definition)
  throw error
}
// End of step 1d

// MARK: Step 3c
let open = running
if let start = open.firstIndex(where: { $0 === definition }) {
  var path = open[start...].map(\.name)
  path.append(definition.name)
  throw ResolutionFailure.cycle(path)
}
// End of step 3c
