/// How to build one service, how long to keep it, and how to clean it up: what chapter 5 calls a
/// registration, for a tree of scopes.
final class Definition {
  /// The type that the service is asked for by.
  let type: Any.Type

  /// How long an instance is kept, and by whom.
  let lifetime: Lifetime

  /// Builds an instance, and asks the resolver for whatever it needs.
  let factory: (any Resolver) throws -> Any

  /// Cleans up an instance when its owner closes; `nil` where there is nothing to do.
  let onClose: ((Any) throws -> Void)?

  /// The scope that registered it, which lives at least as long as any scope that finds it.
  unowned let owner: Scope

  /// Whether the factory is running at this moment.
  var isRunning = false

  /// The definition whose factory asked for this one; `nil` unless this one is running.
  var asker: Definition?

  init<Service>(
    type: Service.Type, lifetime: Lifetime, onClose: ((Service) throws -> Void)?,
    factory: @escaping (any Resolver) throws -> Service, owner: Scope
  ) {
    self.owner = owner
    self.type = type
    self.lifetime = lifetime
    self.factory = factory
    self.onClose = onClose.map { cleanUp in
      { instance in
        if let service = instance as? Service { try cleanUp(service) }
      }
    }
  }

  /// What the service is looked up by.
  var key: ObjectIdentifier { ObjectIdentifier(type) }

  /// The type's full name, with its module and the types around it. Making it takes long, so only
  /// errors ask for it.
  var name: String { String(reflecting: type) }
}
