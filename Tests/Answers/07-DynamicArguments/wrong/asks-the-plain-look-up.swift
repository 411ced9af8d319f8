// Wrong: lets the look-up without arguments report what is wrong.
// Caught by: Wrong arguments are reported as a mismatch
// Says: what came
// Caught by: Passing arguments where none are taken is a mismatch
// Caught by: The error lists what is registered, and nothing of other services

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
let registration = try registration(for: ObjectIdentifier(Factory.self), of: type)
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
