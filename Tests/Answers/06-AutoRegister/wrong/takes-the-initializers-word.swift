// Wrong: catches around the initializer as well.
// Caught by: What an initializer reports missing is its own affair
// Says: not around the call

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    do {
      return try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
    } catch ResolutionFailure.missing(let name) {
      throw MissingDependency(chain: [String(reflecting: type), name])
    }
  }
}
// End of step 1
