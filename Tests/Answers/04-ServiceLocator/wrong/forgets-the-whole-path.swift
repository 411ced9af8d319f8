// Wrong: forgets every service under way when one of them is done.
// Caught by: A cycle is reported with its path
// Says: the others stay

// MARK: Step 4b
private var path: [Registration] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  if let start = path.firstIndex(where: { $0 === registration }) {
    throw ResolutionFailure.cycle((path[start...] + [registration]).map(\.name))
  }
  path.append(registration)
}

func end(_ registration: Registration) {
  path = []
}
// End of step 4b
