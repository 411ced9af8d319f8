// Wrong: gives the cycle the names of one registration.
// Caught by: Factories that need each other are reported as a cycle
// Says: the names of all that wait

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
try construction.begin(registration, among: [registration])
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
