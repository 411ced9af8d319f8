// Wrong: says "missing" in step 1, whatever step 2 finds out.
// Caught by: Wrong arguments are reported as a mismatch
// Says: step 1b must throw what it returns

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
