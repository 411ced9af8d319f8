// Wrong: adds a service to the path before it looks whether it is there.
// Caught by: The same attempt reports the same cycle again
// Says: gets into the second

// MARK: Step 4b
private var path: [Registration] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  path.append(registration)
  let places = path.indices.filter { path[$0] === registration }
  if let first = places.first, places.count > 1 {
    throw ResolutionFailure.cycle(path[first...].map(\.name))
  }
}

func end(_ registration: Registration) {
  path.removeLast()
}
// End of step 4b
