// Wrong: registers the class as well as its protocol.
// Caught by: A service may stand behind a protocol
// Says: not the one that the initializer happens to make

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    let service = try initializer(
      repeat try resolver.dependency((each Dependency).self, of: type))
    let made = Swift.type(of: service as Any)
    if let container = resolver as? Container, made != type {
      let registration = Registration(type: made, lifetime: .transient) { _ in service }
      container.registrations[ObjectIdentifier(made)] = registration
    }
    return service
  }
}
// End of step 1
