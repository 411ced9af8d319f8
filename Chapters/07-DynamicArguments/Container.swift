/// Knows how to build services, and keeps each for as long as its lifetime says.
///
/// Register everything, freeze, then resolve. A container is for one thread at a time. Chapter 5.
public final class Container: Resolver {
  var registrations: [ObjectIdentifier: Registration] = [:]
  var isFrozen = false
  let construction = Construction()

  var sharedInstances: [ObjectIdentifier: Any] = [:]

  var weakInstances = WeakInstances()

  /// Creates a container that knows no service.
  public init() {}

  /// Registers how to build `type`, and how long to keep it. Nothing is built yet.
  ///
  /// The container keeps `factory`, so a factory that captures the container keeps it alive for
  /// ever. Let it ask the resolver that it is handed. Chapter 5, Step 1.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func register<Service>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (any Resolver) throws -> Service
  ) throws {
    let registration = Registration(type: type, lifetime: lifetime, factory: factory)
    try add(registration, for: ObjectIdentifier(type))
  }

  /// Registers how to build a type that is known only while the program runs.
  ///
  /// The compiler cannot check what this factory returns, so the container does, each time.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func registerErased(
    _ type: Any.Type, lifetime: Lifetime = .transient,
    factory: @escaping (any Resolver) throws -> Any
  ) throws {
    let registration = Registration(type: type, lifetime: lifetime, factory: factory)
    try add(registration, for: ObjectIdentifier(type))
  }

  /// Ends registration and begins resolution. Freezing again changes nothing.
  public func freeze() {
    isFrozen = true
  }

  /// Returns a service of the given type, kept or new.
  ///
  /// - Complexity: The same, however many services are registered, apart from factories' work.
  /// - Throws: ``ResolutionFailure``, ``LifetimeFailure``; a factory's own error, unchanged.
  public func resolve<Service>(_ type: Service.Type) throws -> Service {
    switch try product(of: type) {
    case let service as Service: return service
    default: throw ResolutionFailure.typeMismatch(String(reflecting: type))
    }
  }

  /// How many entries the container keeps for weak services, dead ones included: a number to watch
  /// in an app that runs for long. Chapter 5, Step 3.
  public var weakEntryCount: Int { weakInstances.count }
}
