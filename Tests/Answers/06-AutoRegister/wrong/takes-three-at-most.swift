// Wrong: counts the parameters, and ends at three.
// Caught by: Twelve dependencies arrive in their places
// Says: one parameter pack

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  var count = 0
  func add<Asked>(_ asked: Asked.Type) { count += 1 }
  repeat add((each Dependency).self)
  guard count <= 3 else { throw StepNotWritten(1) }
  try register(type, keptFor: lifetime) { resolver in
    try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
  }
}
// End of step 1
