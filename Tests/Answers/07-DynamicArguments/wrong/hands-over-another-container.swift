// Wrong: hands the factory a new container.
// Caught by: A factory gets other services from its resolver, with and without arguments
// Says: must know what the container knows
// Caught by: Factories that need each other are reported as a cycle
// Also fails: step 4

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
return try kept.make(Container(), repeat each arguments)
// End of step 1b
