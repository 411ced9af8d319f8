// Wrong: refuses a lifetime only when somebody resolves.
// Caught by: A shared service with arguments is refused at registration
// Says: when it was registered
// Caught by: A weak service with arguments is refused at registration
// Caught by: A refused registration leaves no trace

// MARK: Step 3

// End of step 3

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: Factory.self, lifetime: lifetime) { _ in kept }
try add(registration, for: ObjectIdentifier(Factory.self))
// End of step 1a

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
guard registration.lifetime == .transient else {
  throw ArgumentFailure.lifetimeIgnoresArguments(String(reflecting: type))
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
