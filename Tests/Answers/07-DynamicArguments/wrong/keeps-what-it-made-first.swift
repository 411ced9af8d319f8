// Wrong: keeps the first service, and gives it to whoever asks next.
// Caught by: Each resolution makes a new service from its own values
// Says: What was made for the first reader must not be kept
// Caught by: The container keeps neither the service nor its arguments
// Also fails: step 4

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
let key = ObjectIdentifier(Factory.self)
if let kept = sharedInstances[key] as? Service { return kept }
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
let service = try kept.make(self, repeat each arguments)
sharedInstances[key] = service
return service
// End of step 1b
