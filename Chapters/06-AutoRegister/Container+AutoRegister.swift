extension Container {
  // MARK: Step 1 · Take an initializer with any number of parameters.
  /// Registers a service that needs nothing.
  public func autoRegister<Service>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    using initializer: @escaping () throws -> Service
  ) throws {
    try register(type, keptFor: lifetime) { _ in try initializer() }
  }

  /// Registers a service that needs one other.
  public func autoRegister<Service, Dependency>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    using initializer: @escaping (Dependency) throws -> Service
  ) throws {
    try register(type, keptFor: lifetime) { resolver in
      try initializer(resolver.dependency(Dependency.self, of: type))
    }
  }

  /// Registers a service that needs several others.
  public func autoRegister<Service, each Dependency>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    using initializer: @escaping (repeat each Dependency) throws -> Service
  ) throws {
    // Your turn: this one can do the work of all three.
    throw StepNotWritten(1)
  }
  // End of step 1

  /// Registers what `build` makes, and how long to keep it.
  func register<Service>(
    _ type: Service.Type, keptFor lifetime: Lifetime,
    build: @escaping (any Resolver) throws -> Service
  ) throws {
    // MARK: Step 2 · Pass the lifetime on, and build nothing yet.
    try register(type) { resolver in
      _ = try? build(resolver)
      return try build(resolver)
    }
    // End of step 2
  }
}

extension Resolver {
  /// Resolves something that the initializer of `owner` needs. Chapter 6, Step 3.
  ///
  /// - Throws: ``MissingDependency`` with the chain from `owner` to what is missing; any other
  ///   error, unchanged.
  func dependency<Dependency>(_ type: Dependency.Type, of owner: Any.Type) throws -> Dependency {
    // MARK: Step 3 · Say who needed it.
    try resolve(type)
    // End of step 3
  }
}
