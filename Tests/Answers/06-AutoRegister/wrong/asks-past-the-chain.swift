// Wrong: resolves the parameters without saying for whom.
// Caught by: A missing dependency says who needed it
// Says: asked for through `dependency(_:of:)`
// Also fails: step 4

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    try initializer(repeat try resolver.resolve((each Dependency).self))
  }
}
// End of step 1
