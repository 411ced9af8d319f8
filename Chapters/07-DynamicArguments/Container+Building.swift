extension Container {
  /// Takes in a registration, or refuses it and changes nothing.
  func add(_ registration: Registration, for key: ObjectIdentifier) throws {
    guard !isFrozen else { throw ResolutionFailure.frozen }
    guard registrations[key] == nil else { throw ResolutionFailure.duplicate(registration.name) }
    registrations[key] = registration
  }

  /// Finds what is registered under `key`; `type` names it in an error.
  func registration(for key: ObjectIdentifier, of type: Any.Type) throws -> Registration {
    guard isFrozen else { throw ResolutionFailure.notFrozen }
    guard let registration = registrations[key] else {
      // MARK: Step 2b · Say also here why there is nothing.
      throw ResolutionFailure.missing(String(reflecting: type))
      // End of step 2b
    }
    return registration
  }

  /// Returns what is registered for `type`, kept or new.
  func product(of type: Any.Type) throws -> Any {
    let key = ObjectIdentifier(type)
    let registration = try registration(for: key, of: type)
    switch registration.lifetime {
    case .transient:
      return try build(registration)
    case .shared:
      if let instance = sharedInstances[key] { return instance }
      let instance = try buildForKeeping(registration)
      sharedInstances[key] = instance
      return instance
    case .weak:
      return try weakProduct(of: registration, for: key)
    }
  }

  /// Returns what somebody still holds, or builds it.
  func weakProduct(of registration: Registration, for key: ObjectIdentifier) throws -> Any {
    if let object = weakInstances[key] { return object }
    let product = try buildForKeeping(registration)
    weakInstances.keep(product as AnyObject, for: key)
    return product
  }

  /// Builds something that will be kept, so it is checked first.
  func buildForKeeping(_ registration: Registration) throws -> Any {
    let product = try build(registration)
    try registration.check(product)
    return product
  }

  /// Runs the factory of one registration.
  func build(_ registration: Registration) throws -> Any {
    try construction.begin(registration, among: registrations.values)
    defer { construction.end(registration) }
    return try registration.factory(self)
  }
}
