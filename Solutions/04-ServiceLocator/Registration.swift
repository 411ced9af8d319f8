/// How to build one service.
final class Registration {
  /// The type that the service is asked for by.
  let type: Any.Type

  /// Builds the service, and asks the resolver for whatever it needs.
  let factory: (any Resolver) throws -> Any

  /// The service's place among those being built, 1 for the outermost; 0 while it is not one of
  /// them. Chapter 4, Step 4.
  var position = 0

  init(type: Any.Type, factory: @escaping (any Resolver) throws -> Any) {
    self.type = type
    self.factory = factory
  }

  /// The type's full name, with its module and the types around it. Making it takes long, so only
  /// errors ask for it.
  var name: String { String(reflecting: type) }
}
