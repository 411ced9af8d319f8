// Wrong: keeps the arguments by their type, so two of one type are one.
// Caught by: Arguments of one type keep their order
// Says: No cast can notice that

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
var values: [Any] = []
for value in repeat each arguments { values.append(value) }
func next<Value>(_ type: Value.Type) throws -> Value {
  for case let value as Value in values { return value }
  throw ResolutionFailure.typeMismatch(String(reflecting: type))
}
return try kept.make(self, repeat try next((each Argument).self))
// End of step 1b
