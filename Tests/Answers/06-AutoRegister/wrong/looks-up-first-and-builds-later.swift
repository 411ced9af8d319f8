// Wrong: asks for every dependency to see whether it is there, and then again.
// Caught by: Each dependency is resolved once, in the order of the parameters
// Says: makes an object that nobody gets

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    repeat _ = try resolver.dependency((each Dependency).self, of: type)
    return try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
  }
}
// End of step 1
