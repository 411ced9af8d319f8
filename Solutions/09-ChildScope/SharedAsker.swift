/// The resolver that the factory of a shared service is handed.
///
/// It asks its owner on behalf of that service, while the factory runs and also later, when the
/// service has kept it. So a scope always knows who is asking. Chapter 9, Step 2.
final class SharedAsker: Resolver {
  /// The definition of the shared service.
  let definition: Definition

  private let owner: Scope

  /// Creates the resolver of one shared service; `owner` is where the service is registered.
  init(of definition: Definition, in owner: Scope) {
    self.definition = definition
    self.owner = owner
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    try owner.resolve(type, for: self)
  }
}
