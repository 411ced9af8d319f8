// Right: resolves all dependencies into a tuple first.

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    func parts() throws -> (repeat each Dependency) {
      (repeat try resolver.dependency((each Dependency).self, of: type))
    }
    return try initializer(repeat each parts())
  }
}
// End of step 1
