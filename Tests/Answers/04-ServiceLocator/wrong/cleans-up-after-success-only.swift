// Wrong: takes a service off the path only when its factory returns.
// Caught by: A factory that fails once succeeds the second time
// Says: After an error

// MARK: Step 4a
try construction.begin(registration, among: registrations.values)
// End of step 4a

// MARK: Step 2a
let product = try registration.factory(self)
construction.end(registration)
return product
// End of step 2a

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
  active.remove(ObjectIdentifier(registration))
  path.removeLast()
}
// End of step 4b
