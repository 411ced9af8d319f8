// Wrong: takes all ways to make a service for one that is under way.
// Caught by: One way to make a service may use another
// Says: each list of argument types is under way for itself

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
let ways = registrations.values.filter {
  ($0.type as? any ArgumentTaking.Type)?.service == type
}
let first = ways.min { $0.name < $1.name } ?? registration
try construction.begin(first, among: registrations.values)
defer { construction.end(first) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
