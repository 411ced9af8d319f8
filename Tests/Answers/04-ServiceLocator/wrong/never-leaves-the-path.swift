// Wrong: remembers each service that was ever under way.
// Caught by: A diamond is no cycle
// Says: then it leaves the path
// Caught by: A factory that fails once succeeds the second time
// Says: looks like a cycle next time
// Also fails: step 1

// MARK: Step 4b
private var active: Set<ObjectIdentifier> = []
private var path: [Registration] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  if !active.insert(ObjectIdentifier(registration)).inserted {
    throw ResolutionFailure.cycle((path.drop { $0 !== registration } + [registration]).map(\.name))
  }
  path.append(registration)
}

func end(_ registration: Registration) {
  path.removeLast()
}
// End of step 4b
