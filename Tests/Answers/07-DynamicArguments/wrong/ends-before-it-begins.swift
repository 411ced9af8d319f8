// Wrong: notes the end of what never began.
// Caught by: Factories that need each other are reported as a cycle
// Says: note the end only of what began

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
defer { construction.end(registration) }
try construction.begin(registration, among: registrations.values)
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
