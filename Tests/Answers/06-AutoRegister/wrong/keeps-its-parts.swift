// Wrong: resolves the dependencies once, and builds each service from the same.
// Caught by: A transient service is built anew from new parts
// Says: from one part

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  var parts: (repeat each Dependency)?
  try register(type, keptFor: lifetime) { resolver in
    if parts == nil {
      parts = (repeat try resolver.dependency((each Dependency).self, of: type))
    }
    guard let parts else { throw StepNotWritten(1) }
    return try initializer(repeat each parts)
  }
}
// End of step 1
