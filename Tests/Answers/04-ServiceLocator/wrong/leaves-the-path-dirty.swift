// Wrong: frees a failed service, but leaves its name in the path.
// Caught by: An earlier failure is not part of a later path
// Says: holds services of an earlier attempt

// MARK: Step 4a
try construction.begin(registration, among: registrations.values)
var hasFailed = true
defer {
  if hasFailed { construction.release(registration) } else { construction.end(registration) }
}
// End of step 4a

// MARK: Step 2a
let product = try registration.factory(self)
hasFailed = false
return product
// End of step 2a

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
  release(registration)
  path.removeLast()
}

func release(_ registration: Registration) {
  active.remove(ObjectIdentifier(registration))
}
// End of step 4b
