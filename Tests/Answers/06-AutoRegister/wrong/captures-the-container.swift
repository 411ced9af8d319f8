// Wrong: asks itself instead of the resolver that the closure is handed.
// Caught by: A container that nobody holds is released
// Says: captures it, through `self`

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { _ in
    try initializer(repeat try self.dependency((each Dependency).self, of: type))
  }
}
// End of step 1
