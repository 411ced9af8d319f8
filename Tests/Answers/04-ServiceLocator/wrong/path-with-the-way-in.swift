// Wrong: puts everything that was under way into the path.
// Caught by: The path holds the cycle and not the way to it
// Says: start the path at the service that comes again

// MARK: Step 4b
private var active: Set<ObjectIdentifier> = []
private var path: [Registration] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  if !active.insert(ObjectIdentifier(registration)).inserted {
    throw ResolutionFailure.cycle((path + [registration]).map(\.name))
  }
  path.append(registration)
}

func end(_ registration: Registration) {
  active.remove(ObjectIdentifier(registration))
  path.removeLast()
}
// End of step 4b
