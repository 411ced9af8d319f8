/// Knows how to build services, owns those that all may share, and opens scopes for the rest.
///
/// Register everything, freeze, then resolve and open scopes. A container and its scopes are for one
/// thread at a time. Chapter 9.
public final class Container: Resolver {
  /// The outermost scope. It holds what is shared, and nothing scoped.
  let root: Scope

  /// Creates a container that knows no service; drawings call it `name`.
  public init(named name: String = "container") {
    root = Scope(named: name, below: nil)
  }

  /// Registers how to build `type`, how long to keep it, and how to clean it up in the end.
  ///
  /// The container keeps `factory`, so a factory that captures the container keeps it alive for
  /// ever. Let it ask the resolver that it is handed.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``,
  ///   ``ScopeFailure/noOwner(_:)``.
  public func register<Service>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    onClose: ((Service) throws -> Void)? = nil,
    factory: @escaping (any Resolver) throws -> Service
  ) throws {
    try root.register(type, lifetime: lifetime, onClose: onClose, factory: factory)
  }

  /// Ends registration and begins resolution. Freezing again changes nothing.
  public func freeze() {
    root.endDefining()
  }

  /// Returns a service of the given type, kept or new; a scoped one only a scope can give.
  ///
  /// - Throws: ``ScopeFailure``, ``ResolutionFailure``; a factory's own error, unchanged.
  public func resolve<Service>(_ type: Service.Type) throws -> Service {
    try root.resolve(type)
  }

  /// Opens a scope for one operation. Hold it for as long as the operation lasts, then close it.
  public func makeScope(named name: String = "scope") -> Scope {
    makeScope(named: name) { _ in }
  }

  /// Opens a scope, after `define` has registered what only this scope knows. Chapter 9, Step 1.
  ///
  /// - Throws: What `define` throws, such as ``ResolutionFailure/duplicate(_:)``.
  public func makeScope(
    named name: String = "scope", adding define: (Scope) throws -> Void
  ) rethrows -> Scope {
    // MARK: Step 1a · Open a scope below this container.
    try root.makeScope(named: name, adding: define)
    // Stub:
    // try define(root)
    // return root
    // End of step 1a
  }

  /// Adds something to do when the container closes. Chapter 9, Step 4.
  ///
  /// - Throws: ``ScopeFailure/closed``.
  public func onClose(_ cleanUp: @escaping () throws -> Void) throws {
    try root.onClose(cleanUp)
  }

  /// Closes all scopes that are still open, then cleans up what is shared. Chapter 9, Step 4.
  ///
  /// - Throws: ``CleanUpFailures`` with all that failed.
  public func close() throws {
    try root.close()
  }

  /// Draws what the container and its open scopes built, as Mermaid text. Chapter 9, Step 5.
  public func diagram() -> String {
    root.diagram()
  }
}
