// Wrong: resolves without the arguments where no factory takes them.
// Caught by: A factory without arguments does not answer a caller who passes some
// Says: do not try with fewer
// Also fails: step 2

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  return try resolve(type)
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
