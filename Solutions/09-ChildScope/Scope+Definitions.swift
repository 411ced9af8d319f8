extension Scope {
  /// Registers how to build `type` in this scope and those below it. Nothing is built yet.
  ///
  /// What is registered for `type` further up stays as it is, and is hidden from here on down.
  /// `onClose` cleans up each instance when its owner closes. Chapter 9, Steps 1 and 4.
  ///
  /// - Throws: ``ResolutionFailure/frozen`` once the scope is made,
  ///   ``ResolutionFailure/duplicate(_:)``, ``ScopeFailure/closed``, ``ScopeFailure/noOwner(_:)``.
  public func register<Service>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    onClose: ((Service) throws -> Void)? = nil,
    factory: @escaping (any Resolver) throws -> Service
  ) throws {
    try add(
      Definition(type: type, lifetime: lifetime, onClose: onClose, factory: factory, owner: self))
  }

  /// Takes in a definition, or refuses it and changes nothing.
  private func add(_ definition: Definition) throws {
    guard state != .closed else { throw ScopeFailure.closed }
    guard state == .defining else { throw ResolutionFailure.frozen }
    guard definitions[definition.key] == nil else {
      throw ResolutionFailure.duplicate(definition.name)
    }
    guard definition.onClose == nil || definition.lifetime != .transient else {
      throw ScopeFailure.noOwner(definition.name)
    }
    definitions[definition.key] = definition
  }

  /// From now on the scope takes no definition and may be asked, if that holds above it too.
  func endDefining() {
    guard state == .defining, parent?.state != .defining else { return }
    state = .open
    for child in children.oldestFirst { child.endDefining() }
  }

  /// Finds the definition of `type` that holds in this scope.
  func definition(of type: Any.Type) throws -> Definition {
    guard state != .defining else { throw ResolutionFailure.notFrozen }
    if let definition = definition(for: ObjectIdentifier(type)) { return definition }
    // MARK: Step 3a · Name what is missing, in full.
    throw ResolutionFailure.missing(String(reflecting: type))
    // Stub:
    // throw ResolutionFailure.missing("\(type)")
    // End of step 3a
  }

  /// The definition under `key` that holds in this scope, if there is one.
  func definition(for key: ObjectIdentifier) -> Definition? {
    // MARK: Step 1b · Look here first, then above.
    definitions[key] ?? parent?.definition(for: key)
    // Stub:
    // parent?.definition(for: key) ?? definitions[key]
    // End of step 1b
  }
}
