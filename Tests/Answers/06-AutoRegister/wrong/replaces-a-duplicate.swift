// Wrong: throws an earlier registration away.
// Caught by: Duplicates and late registrations are refused as ever
// Says: the second took the place of the first

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  if !isFrozen { registrations[ObjectIdentifier(type)] = nil }
  try register(type, keptFor: lifetime) { resolver in
    try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
  }
}
// End of step 1
