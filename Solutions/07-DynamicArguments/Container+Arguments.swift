extension Container: ArgumentResolver {
  /// Registers how to make `type` from values that only the caller knows. Nothing is made yet.
  ///
  /// One service may be registered once for each list of argument types. Chapter 7, Steps 1 and 3.
  ///
  /// - Throws: ``ArgumentFailure/lifetimeIgnoresArguments(_:)`` unless `lifetime` is `.transient`;
  ///   ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func register<Service, First, each Rest>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (any ArgumentResolver, First, repeat each Rest) throws -> Service
  ) throws {
    // MARK: Step 3 · Refuse a lifetime that would ignore the arguments.
    guard lifetime == .transient else {
      throw ArgumentFailure.lifetimeIgnoresArguments(String(reflecting: type))
    }
    // Stub:
    // End of step 3

    // MARK: Step 1a · Keep the factory under its service and all its argument types.
    typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
    let kept = Factory(factory)
    let registration = Registration(type: Factory.self, lifetime: .transient) { _ in kept }
    try add(registration, for: ObjectIdentifier(Factory.self))
    // Stub:
    // throw StepNotWritten(1)
    // End of step 1a
  }

  /// Returns a new service, made from these values. Chapter 7, Steps 1 and 2.
  ///
  /// - Throws: ``ArgumentFailure/argumentMismatch(service:expected:got:)`` when the service is
  ///   registered for other arguments; ``ResolutionFailure``; a factory's own error, unchanged.
  public func resolve<Service, each Argument>(
    _ type: Service.Type, arguments: repeat each Argument
  ) throws -> Service {
    guard isFrozen else { throw ResolutionFailure.notFrozen }
    // MARK: Step 1b · Find the factory for these types, and hand it these values.
    typealias Factory = ArgumentFactory<Service, repeat each Argument>
    guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
      throw refusal(of: type, for: Factory.arguments)
    }
    try construction.begin(registration, among: registrations.values)
    defer { construction.end(registration) }
    guard let kept = try registration.factory(self) as? Factory else {
      throw ResolutionFailure.typeMismatch(registration.name)
    }
    return try kept.make(self, repeat each arguments)
    // Stub:
    // throw StepNotWritten(1)
    // End of step 1b
  }

  /// Why nothing makes `type` from `arguments`: it takes others, or nobody registered it.
  func refusal(of type: Any.Type, for arguments: [Any.Type]) -> any Error {
    let name = String(reflecting: type)
    // MARK: Step 2a · Tell wrong arguments from a missing service.
    let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
    var lists = taking.filter { $0.service == type }.map { listName(of: $0.arguments) }
    if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
    guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
    return ArgumentFailure.argumentMismatch(
      service: name, expected: lists.sorted(), got: listName(of: arguments))
    // Stub:
    // return ResolutionFailure.missing(name)
    // End of step 2a
  }
}
