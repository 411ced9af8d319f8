extension Scope {
  /// Returns what is defined for `type`, kept or new.
  ///
  /// `asker` is the resolver that was asked: this scope, or that of a shared service it owns.
  func product(of type: Any.Type, for asker: any Resolver) throws -> Any {
    // MARK: Step 4d · Build nothing after the end.
    guard state != .closed else { throw ScopeFailure.closed }
    // Stub:
    // End of step 4d
    let definition = try definition(of: type)
    do {
      let product =
        switch definition.lifetime {
        case .transient: try build(definition, with: asker)
        case .scoped: try scopedProduct(of: definition, for: asker)
        case .shared: try sharedProduct(of: definition)
        }
      note(definition)
      return product
    } catch {
      forgetAttempt(at: definition)
      throw error
    }
  }

  private func scopedProduct(of definition: Definition, for asker: any Resolver) throws -> Any {
    try refuseCaptive(definition, for: asker)
    // MARK: Step 1c · Keep it in the scope that asks.
    if let instance = instances[definition.key] { return instance }
    let instance = try build(definition, with: self)
    instances[definition.key] = instance
    return instance
    // Stub:
    // let owner = definition.owner
    // if let instance = owner.instances[definition.key] { return instance }
    // let instance = try owner.build(definition, with: owner)
    // owner.instances[definition.key] = instance
    // return instance
    // End of step 1c
  }

  private func sharedProduct(of definition: Definition) throws -> Any {
    // MARK: Step 2a · Keep it where it was registered, and build it there.
    let owner = definition.owner
    if let instance = owner.instances[definition.key] { return instance }
    let instance = try owner.build(definition, with: SharedAsker(of: definition, in: owner))
    owner.instances[definition.key] = instance
    return instance
    // Stub:
    // if let instance = instances[definition.key] { return instance }
    // let instance = try build(definition, with: self)
    // instances[definition.key] = instance
    // return instance
    // End of step 2a
  }

  /// Throws where a scoped service would be held by something that outlives every scope.
  private func refuseCaptive(_ definition: Definition, for asker: any Resolver) throws {
    // MARK: Step 2b · Refuse to hand what ends to what stays.
    guard parent == nil else { return }
    guard let shared = asker as? SharedAsker else { throw ScopeFailure.noScope(definition.name) }
    throw ScopeFailure.captive(shared: shared.definition.name, scoped: definition.name)
    // Stub:
    // End of step 2b
  }

  /// Runs the factory of one definition, on behalf of this scope.
  func build(_ definition: Definition, with resolver: any Resolver) throws -> Any {
    // MARK: Step 3b · Keep track for as long as the factory runs.
    try construction.begin(definition)
    defer { construction.end(definition) }
    // Stub:
    // End of step 3b

    // MARK: Step 1d · Hand the factory the resolver that was asked.
    let instance = try definition.factory(resolver)
    // Stub:
    // let instance = try definition.factory(definition.owner)
    // End of step 1d
    try noteCleanUp(of: instance, from: definition)
    return instance
  }
}
