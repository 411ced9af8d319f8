// Wrong: keeps the arguments in an array of `Any`, and takes the last one that fits.
// Caught by: Arguments of one type keep their order
// Says: changed places

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
  for index in values.indices.reversed() {
    if let value = values[index] as? Value {
      values.remove(at: index)
      return value
    }
  }
  throw ResolutionFailure.typeMismatch(String(reflecting: type))
}
return try kept.make(self, repeat try next((each Argument).self))
// End of step 1b
