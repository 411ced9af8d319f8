extension Container {
  /// Takes in a registration, or refuses it and changes nothing.
  func add(_ registration: Registration, for key: ObjectIdentifier) throws {
    // MARK: Step 3b · Refuse what comes too late or twice.
    // End of step 3b

    // MARK: Step 1c · Remember the registration.
    instances["\(registration.type)"] = try build(registration)
    // End of step 1c
  }

  /// Builds what is registered for `type`.
  func product(of type: Any.Type) throws -> Any {
    // MARK: Step 3c · Build nothing before the container is frozen.
    // End of step 3c

    // MARK: Step 1d · Look it up, then build it.
    guard let instance = instances["\(type)"] else {
      throw ResolutionFailure.missing("\(type)")
    }
    return instance
    // End of step 1d
  }

  /// Runs the factory of one registration.
  func build(_ registration: Registration) throws -> Any {
    // MARK: Step 4a · Keep track for as long as the factory runs.
    // End of step 4a

    // MARK: Step 2a · Hand the factory a resolver that can answer.
    let resolver: any Resolver = Container()
    return try registration.factory(resolver)
    // End of step 2a
  }
}
