// Wrong: keeps the erased factory under the service's own key, and casts it back.
// Caught by: A service may also be registered without arguments
// Says: needs a key of its own
// Caught by: Several registrations of one service are told apart by their arguments
// Also fails: step 2

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: type, lifetime: .transient) { _ in kept }
try add(registration, for: ObjectIdentifier(type))
// End of step 1a

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(type)] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
return try kept.make(self, repeat each arguments)
// End of step 1b
