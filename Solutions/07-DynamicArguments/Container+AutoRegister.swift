extension Container {
  /// Registers `type` as what `initializer` makes from the container's own services, one for each
  /// parameter. Chapter 6, Step 1.
  ///
  /// Nothing is resolved yet. Each resolution asks for the parameters' types, in their order.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func autoRegister<Service, each Dependency>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    using initializer: @escaping (repeat each Dependency) throws -> Service
  ) throws {
    try register(type, keptFor: lifetime) { resolver in
      try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
    }
  }

  /// Registers what `build` makes, and how long to keep it.
  func register<Service>(
    _ type: Service.Type, keptFor lifetime: Lifetime,
    build: @escaping (any Resolver) throws -> Service
  ) throws {
    try register(type, lifetime: lifetime, factory: build)
  }
}

extension Resolver {
  /// Resolves something that the initializer of `owner` needs. Chapter 6, Step 3.
  ///
  /// - Throws: ``MissingDependency`` with the chain from `owner` to what is missing; any other
  ///   error, unchanged.
  func dependency<Dependency>(_ type: Dependency.Type, of owner: Any.Type) throws -> Dependency {
    func chain(to missing: [String]) -> [String] {
      let names = [owner, type].map { String(reflecting: $0) }
      return names.filter { $0 != missing.first } + missing
    }
    do {
      return try resolve(type)
    } catch ResolutionFailure.missing(let name) {
      throw MissingDependency(chain: chain(to: [name]))
    } catch let failure as MissingDependency {
      throw MissingDependency(chain: chain(to: failure.chain))
    }
  }
}
