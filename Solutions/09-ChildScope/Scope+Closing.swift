extension Scope {
  /// Adds something to do when the scope closes.
  ///
  /// - Throws: ``ScopeFailure/closed`` when it is too late: the clean-up would never run.
  public func onClose(_ cleanUp: @escaping () throws -> Void) throws {
    // MARK: Step 4a · Remember it, or say that it is too late.
    guard state != .closed else { throw ScopeFailure.closed }
    cleanUps.append(cleanUp)
    // Stub:
    // cleanUps.append(cleanUp)
    // End of step 4a
  }

  /// Takes over the clean-up of an instance that was built a moment ago.
  ///
  /// - Throws: ``ScopeFailure/closed`` when the scope was closed while the factory ran. The instance
  ///   is cleaned up then, since nobody else will.
  func noteCleanUp(of instance: Any, from definition: Definition) throws {
    // MARK: Step 4b · Clean up what this scope keeps.
    guard state != .closed else {
      try definition.onClose?(instance)
      throw ScopeFailure.closed
    }
    if let onClose = definition.onClose { cleanUps.append { try onClose(instance) } }
    // Stub:
    // End of step 4b
  }

  /// Ends the scope: closes those below it, cleans up, and lets go of all that it owned.
  ///
  /// What was built or added last is cleaned up first. Closing again does nothing.
  ///
  /// - Throws: ``CleanUpFailures`` with all that failed. The scope is closed all the same.
  public func close() throws {
    let errors = shutDown()
    if !errors.isEmpty { throw CleanUpFailures(errors: errors) }
  }

  /// Ends this scope and all below it, and returns what went wrong, in order.
  func shutDown() -> [any Error] {
    // MARK: Step 4c · End it once: children first, newest first, whatever fails.
    guard state != .closed else { return [] }
    state = .closed
    var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
    while let cleanUp = cleanUps.popLast() {
      do { try cleanUp() } catch { errors.append(error) }
    }
    instances = [:]
    definitions = [:]
    asks = []
    parent?.children.remove(self)
    return errors
    // Stub:
    // for cleanUp in cleanUps {
    //   do { try cleanUp() } catch { return [error] }
    // }
    // return []
    // End of step 4c
  }
}
