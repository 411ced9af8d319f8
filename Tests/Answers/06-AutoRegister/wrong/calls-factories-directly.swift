// Wrong: runs the factories of its dependencies, past what the container keeps.
// Caught by: A dependency keeps its own lifetime
// Says: calls its factory
// Also fails: step 4
// Also fails: step 3

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    guard let container = resolver as? Container else { throw StepNotWritten(1) }
    func build<Asked>(_ asked: Asked.Type) throws -> Asked {
      let key = ObjectIdentifier(asked)
      guard container.registrations[key] != nil else {
        return try resolver.dependency(asked, of: type)
      }
      do {
        let product = try container.build(container.registration(for: key, of: asked))
        guard let built = product as? Asked else { throw StepNotWritten(1) }
        return built
      } catch let failure as MissingDependency {
        throw MissingDependency(chain: [String(reflecting: type)] + failure.chain)
      }
    }
    return try initializer(repeat try build((each Dependency).self))
  }
}
// End of step 1
