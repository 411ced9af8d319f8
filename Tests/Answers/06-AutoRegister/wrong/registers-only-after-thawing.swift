// Wrong: lets a frozen container take a registration.
// Caught by: Duplicates and late registrations are refused as ever
// Says: A frozen container took a registration

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  let wasFrozen = isFrozen
  isFrozen = false
  defer { isFrozen = wasFrozen }
  try register(type, keptFor: lifetime) { resolver in
    try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
  }
}
// End of step 1
