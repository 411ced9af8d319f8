// Wrong: finds a dependency by the last part of its name.
// Caught by: One dependency is found by the type of the parameter
// Says: by the type of its parameter

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    func find<Asked>(_ asked: Asked.Type) throws -> Asked {
      let container = resolver as? Container
      let namesakes = container?.registrations.values.filter {
        String(describing: $0.type) == String(describing: asked)
      }
      if let namesakes, namesakes.count > 1 {
        for other in namesakes where other.type != asked {
          let product = try other.factory(resolver)
          throw ResolutionFailure.typeMismatch(String(reflecting: Swift.type(of: product)))
        }
      }
      return try resolver.dependency(asked, of: type)
    }
    return try initializer(repeat try find((each Dependency).self))
  }
}
// End of step 1
