// Wrong: takes every error of a factory for a missing service.
// Caught by: A factory's own error reaches the caller
// Says: a mistake that is not there
// Caught by: Factories that need each other are reported as a cycle

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
do {
  return try kept.make(self, repeat each arguments)
} catch {
  throw ResolutionFailure.missing(String(reflecting: type))
}
// End of step 1b
