// Wrong: ends the path before the service that comes again.
// Caught by: A cycle is reported with its path
// Says: the first again at the end

// MARK: Step 4b
private var path: [Registration] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  let start = path.firstIndex { $0 === registration }
  if let start { throw ResolutionFailure.cycle(path[start...].map(\.name)) }
  path.append(registration)
}

func end(_ registration: Registration) {
  path.removeLast()
}
// End of step 4b
