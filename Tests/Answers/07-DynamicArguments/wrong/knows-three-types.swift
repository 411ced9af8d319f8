// Wrong: passes only values of the types that its author thought of.
// Caught by: Arguments of any types reach the factory
// Says: was not called with exactly these types

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
for value in repeat each arguments {
  let known: Any = value
  guard known is String || known is Int || known is Bool else {
    throw ResolutionFailure.typeMismatch(String(reflecting: Swift.type(of: value)))
  }
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
