extension Container {
  // MARK: Step 1 · Take an initializer with any number of parameters.
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
  // Stub:
  // /// Registers a service that needs nothing.
  // public func autoRegister<Service>(
  //   _ type: Service.Type, lifetime: Lifetime = .transient,
  //   using initializer: @escaping () throws -> Service
  // ) throws {
  //   try register(type, keptFor: lifetime) { _ in try initializer() }
  // }
  //
  // /// Registers a service that needs one other.
  // public func autoRegister<Service, Dependency>(
  //   _ type: Service.Type, lifetime: Lifetime = .transient,
  //   using initializer: @escaping (Dependency) throws -> Service
  // ) throws {
  //   try register(type, keptFor: lifetime) { resolver in
  //     try initializer(resolver.dependency(Dependency.self, of: type))
  //   }
  // }
  //
  // /// Registers a service that needs several others.
  // public func autoRegister<Service, each Dependency>(
  //   _ type: Service.Type, lifetime: Lifetime = .transient,
  //   using initializer: @escaping (repeat each Dependency) throws -> Service
  // ) throws {
  //   // Your turn: this one can do the work of all three.
  //   throw StepNotWritten(1)
  // }
  // End of step 1

  /// Registers what `build` makes, and how long to keep it.
  func register<Service>(
    _ type: Service.Type, keptFor lifetime: Lifetime,
    build: @escaping (any Resolver) throws -> Service
  ) throws {
    // MARK: Step 2 · Pass the lifetime on, and build nothing yet.
    try register(type, lifetime: lifetime, factory: build)
    // Stub:
    // try register(type) { resolver in
    //   _ = try? build(resolver)
    //   return try build(resolver)
    // }
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
    // Stub:
    // try resolve(type)
    // End of step 3
  }
}
