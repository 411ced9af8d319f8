/// Keeps track of what is being built at this moment, in a container and all scopes below it.
///
/// There is one for the whole tree, since a cycle may run through several of its levels.
final class Construction {
  /// The definition whose factory began last and is still running.
  private(set) var innermost: Definition?

  /// How many of the running factories build something that a scope will keep.
  private(set) var keptCount = 0

  /// Notes that the factory of `definition` is about to run.
  ///
  /// - Throws: ``ResolutionFailure/cycle(_:)`` when that factory is running already.
  func begin(_ definition: Definition) throws {
    // MARK: Step 3c · Find a service that waits for itself, on whatever level.
    // End of step 3c
    definition.isRunning = true
    if definition.lifetime != .transient { keptCount += 1 }
    // Taking, instead of copying, spares the reference counts: this runs for each service.
    definition.asker = innermost.take()
    innermost = definition
  }

  /// Notes that the factory of `definition`, the innermost one, has returned or thrown.
  func end(_ definition: Definition) {
    innermost = definition.asker.take()
    definition.isRunning = false
    if definition.lifetime != .transient { keptCount -= 1 }
  }

  /// All whose factories are running, outermost first.
  var running: [Definition] {
    sequence(first: innermost) { $0?.asker }.compactMap(\.self).reversed()
  }
}
