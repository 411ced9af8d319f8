// Wrong: notes the end of a factory only when it returns.
// Caught by: After a failure the next attempt starts clean
// Says: note that with `defer`

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
try construction.begin(registration, among: registrations.values)
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
let service = try kept.make(self, repeat each arguments)
construction.end(registration)
return service
// End of step 1b
