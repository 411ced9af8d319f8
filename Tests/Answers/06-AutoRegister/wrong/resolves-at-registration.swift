// Wrong: builds the dependencies while it registers.
// Caught by: Registering builds nothing, whatever is registered later
// Says: Nothing may be resolved at registration
// Also fails: step 3
// Also fails: step 4

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  func part<Asked>(_ asked: Asked.Type) throws -> Asked {
    isFrozen = true
    defer { isFrozen = false }
    return try dependency(asked, of: type)
  }
  guard !isFrozen else { throw ResolutionFailure.frozen }
  let parts = (repeat try part((each Dependency).self))
  try register(type, keptFor: lifetime) { _ in try initializer(repeat each parts) }
}
// End of step 1
