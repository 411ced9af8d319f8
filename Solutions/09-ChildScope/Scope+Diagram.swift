extension Scope {
  /// Draws what this scope and the open ones below it own, as Mermaid text.
  ///
  /// Each scope is a box around what it keeps. An arrow leads from a service to what it asked for
  /// while it was built, also to what a scope further up owns. A transient service belongs to
  /// whoever asked and stands outside of all boxes.
  public func diagram() -> String {
    // MARK: Step 5c · Begin with what is owned, then follow the arrows.
    var services: Set<BuiltService> = []
    var arrows: Set<Flowchart.Arrow> = []
    var waiting = subtree.flatMap(\.ownedServices)
    while let service = waiting.popLast() {
      guard services.insert(service).inserted else { continue }
      let asked = service.scope.services(askedForBy: service.definition)
      arrows.formUnion(asked.map { Flowchart.Arrow(asker: service, asked: $0) })
      waiting += asked
    }
    return flowchart(of: services, arrows: arrows)
    // Stub:
    // let services = definitions.values.map { BuiltService(scope: self, definition: $0) }
    // return flowchart(of: Set(services), arrows: [])
    // End of step 5c
  }

  /// Notes that the service which is being built asked for that of `definition` and got it.
  func note(_ definition: Definition) {
    // MARK: Step 5a · Note who asked for it.
    guard construction.keptCount > 0, let asker = construction.innermost else { return }
    asks.insert(Ask(asker: asker, asked: definition))
    // Stub:
    // End of step 5a
  }

  /// Forgets what a factory asked for that made nothing in the end. One that is still running,
  /// further out, may make something yet.
  func forgetAttempt(at definition: Definition) {
    guard definition.lifetime != .transient, !definition.isRunning else { return }
    let builder = definition.lifetime == .shared ? definition.owner : self
    builder.asks = builder.asks.filter { $0.asker !== definition }
  }

  /// The services that this scope keeps.
  var ownedServices: [BuiltService] {
    instances.keys.compactMap(definition(for:)).map(builtService(of:))
  }

  /// What the service of `definition` asked for while this scope built it.
  func services(askedForBy definition: Definition) -> [BuiltService] {
    asks.filter { $0.asker === definition }.map { builtService(of: $0.asked) }
  }

  /// The service of `definition` as this scope builds or finds it.
  private func builtService(of definition: Definition) -> BuiltService {
    let scope = definition.lifetime == .shared ? definition.owner : self
    return BuiltService(scope: scope, definition: definition)
  }

  private func flowchart(of services: Set<BuiltService>, arrows: Set<Flowchart.Arrow>) -> String {
    let scopes = path + subtree.dropFirst()
    return Flowchart(title: name, scopes: scopes, services: services, arrows: arrows).text
  }

  /// This scope and all open ones below it.
  private var subtree: [Scope] {
    [self] + children.oldestFirst.flatMap(\.subtree)
  }

  /// The scopes from the outermost one to this one.
  private var path: [Scope] {
    (parent?.path ?? []) + [self]
  }
}
