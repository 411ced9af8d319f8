// Right: makes the key from a tuple of the service and its arguments.

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: Factory.self, lifetime: .transient) { _ in kept }
try add(registration, for: ObjectIdentifier((Service, (First, repeat each Rest)).self))
// End of step 1a

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
let key = ObjectIdentifier((Service, (repeat each Argument)).self)
guard let registration = registrations[key] else {
  throw refusal(of: type, for: Factory.arguments)
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
