// Wrong: goes by the type of what is inside each value.
// Caught by: A value passed as `any P` reaches the factory registered for `any P`
// Says: static type counts

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
var names: [String] = []
for value in repeat each arguments {
  names.append(String(reflecting: Swift.type(of: value as Any)))
}
let list = "(\(names.joined(separator: ", ")))"
let found = registrations.values.first { registration in
  guard let taking = registration.type as? any ArgumentTaking.Type else { return false }
  return taking.service == type && listName(of: taking.arguments) == list
}
guard let registration = found else { throw refusal(of: type, for: Factory.arguments) }
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
return try kept.make(self, repeat each arguments)
// End of step 1b
