extension Container {
  /// Checks that every given type is registered. Calls no factory. Chapter 4, Step 5.
  ///
  /// - Throws: ``UnmetRequirements`` with all that is missing;
  ///   ``ResolutionFailure/notFrozen`` while a registration may still follow.
  public func validate(requires types: [Any.Type]) throws {
    // MARK: Step 5c · Report all that is missing, at once.
    guard isFrozen else { throw ResolutionFailure.notFrozen }
    var seen: Set<ObjectIdentifier> = []
    let missing = types.filter { type in
      let key = ObjectIdentifier(type)
      return registrations[key] == nil && seen.insert(key).inserted
    }
    guard missing.isEmpty else {
      throw UnmetRequirements(missing: missing.map { String(reflecting: $0) })
    }
    // Stub:
    // for type in types { _ = try product(of: type) }
    // End of step 5c
  }

  /// Activates a plug-in whose requirements are met. Chapter 4, Step 5.
  ///
  /// - Throws: ``UnmetRequirements`` before the plug-in is touched; its own error, unchanged.
  public func activate(_ plugIn: any ReadingPlugIn) throws {
    // MARK: Step 5d · Validate, then activate.
    try validate(requires: plugIn.requirements)
    try plugIn.activate(with: self)
    // Stub:
    // try plugIn.activate(with: self)
    // End of step 5d
  }
}
