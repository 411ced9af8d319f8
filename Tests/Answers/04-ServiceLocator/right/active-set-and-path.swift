// Right: keeps a set of what is active and a list of names.

// MARK: Step 4b
private var active: Set<ObjectIdentifier> = []
private var names: [String] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  let key = ObjectIdentifier(registration.type)
  guard active.insert(key).inserted else {
    let cycle = names.drop { $0 != registration.name }
    throw ResolutionFailure.cycle(Array(cycle) + [registration.name])
  }
  names.append(registration.name)
}

func end(_ registration: Registration) {
  active.remove(ObjectIdentifier(registration.type))
  names.removeLast()
}
// End of step 4b
