/// Builds services for one operation, and owns what it keeps for it.
///
/// A scope stands below a container or another scope, uses what is registered there, and may add
/// definitions of its own. Close it when the operation ends. A container and its scopes are for one
/// thread at a time. Chapter 9.
public final class Scope: Resolver {
  enum State {
    case defining, open, closed
  }

  /// What drawings call this scope.
  public let name: String

  /// The scope above; `nil` only for the one that stands for the container.
  let parent: Scope?

  let construction: Construction
  var state: State
  var definitions: [ObjectIdentifier: Definition] = [:]

  /// What this scope owns: its scoped instances, and the shared ones that are registered here.
  var instances: [ObjectIdentifier: Any] = [:]

  /// What to do on closing, oldest first.
  var cleanUps: [() throws -> Void] = []

  var children = ChildScopes()
  var asks: Set<Ask> = []

  /// Creates a scope that still takes definitions. Below a closed one it is closed from the start.
  init(named name: String, below parent: Scope?) {
    self.name = name
    self.parent = parent
    construction = parent?.construction ?? Construction()
    state = parent?.state == .closed ? .closed : .defining
    parent?.children.add(self)
  }

  deinit {
    parent?.children.remove(self)
  }

  /// Opens a scope below this one. Hold it for as long as its operation lasts, then close it.
  ///
  /// This scope does not keep it. Below a closed scope it is closed from the start.
  public func makeScope(named name: String = "scope") -> Scope {
    makeScope(named: name) { _ in }
  }

  /// Opens a scope below this one, after `define` has registered what only the new one knows.
  ///
  /// - Throws: What `define` throws, such as ``ResolutionFailure/duplicate(_:)``.
  public func makeScope(
    named name: String = "scope", adding define: (Scope) throws -> Void
  ) rethrows -> Scope {
    let scope = Scope(named: name, below: self)
    try define(scope)
    scope.endDefining()
    return scope
  }

  /// Returns a service of the given type, kept or new.
  ///
  /// - Complexity: One look-up on each level up to the definition, and the factories' work.
  /// - Throws: ``ScopeFailure``, ``ResolutionFailure``; a factory's own error, unchanged.
  public func resolve<Service>(_ type: Service.Type) throws -> Service {
    try resolve(type, for: self)
  }

  /// As ``resolve(_:)``, for a factory that asks through `asker`.
  func resolve<Service>(_ type: Service.Type, for asker: any Resolver) throws -> Service {
    switch try product(of: type, for: asker) {
    case let service as Service: return service
    default: throw ResolutionFailure.typeMismatch(String(reflecting: type))
    }
  }
}
