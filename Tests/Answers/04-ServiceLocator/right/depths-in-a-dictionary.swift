// Right: keeps the depth of each service in a dictionary, and cleans up in both branches.

// MARK: Step 4a
try construction.begin(registration, among: registrations.values)
// End of step 4a

// MARK: Step 2a
let outcome = Result { try registration.factory(self) }
construction.end(registration)
return try outcome.get()
// End of step 2a

// MARK: Step 4b
private var depths: [ObjectIdentifier: Int] = [:]

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  let key = ObjectIdentifier(registration)
  if let depth = depths[key] {
    let waiting = known().filter { depths[ObjectIdentifier($0), default: -1] >= depth }
    let sorted = waiting.sorted {
      depths[ObjectIdentifier($0), default: 0] < depths[ObjectIdentifier($1), default: 0]
    }
    throw ResolutionFailure.cycle((sorted + [registration]).map(\.name))
  }
  depths[key] = depths.count
}

func end(_ registration: Registration) {
  depths[ObjectIdentifier(registration)] = nil
}
// End of step 4b
