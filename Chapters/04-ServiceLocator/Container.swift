/// Knows how to build services, and builds one when somebody asks for its type.
///
/// Register everything, freeze, then resolve. A container is for one thread at a time. Chapter 4.
public final class Container: Resolver {
  // MARK: Step 1a · Store how to build, not what was built.
  var instances: [String: Any] = [:]
  // End of step 1a

  let construction = Construction()

  /// Whether registration has ended and resolution may begin.
  var isFrozen = false

  /// Creates a container that knows no service.
  public init() {}

  /// Registers how to build `type`. Nothing is built yet.
  ///
  /// The container keeps `factory`, so a factory that captures the container keeps it alive for
  /// ever. Let it ask the resolver that it is handed. Chapter 4, Steps 1 and 2.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func register<Service>(
    _ type: Service.Type, factory: @escaping (any Resolver) throws -> Service
  ) throws {
    try add(Registration(type: type, factory: factory), for: ObjectIdentifier(type))
  }

  /// Registers how to build a type that is known only while the program runs.
  ///
  /// The compiler cannot check what this factory returns, so the container does, each time.
  /// Chapter 4, Step 1.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func registerErased(
    _ type: Any.Type, factory: @escaping (any Resolver) throws -> Any
  ) throws {
    try add(Registration(type: type, factory: factory), for: ObjectIdentifier(type))
  }

  /// Ends registration and begins resolution. Freezing again changes nothing. Chapter 4, Step 3.
  public func freeze() {
    // MARK: Step 3a · End registration.
    // End of step 3a
  }

  /// Builds a service of the given type. Chapter 4, Step 1.
  ///
  /// - Complexity: One look-up, however many services are registered, and the factories' work.
  /// - Throws: ``ResolutionFailure``; a factory's own error, unchanged.
  public func resolve<Service>(_ type: Service.Type) throws -> Service {
    // MARK: Step 1b · Hand out what was made only if it is a `Service`.
    let service = (try? product(of: type)) as? Service
    guard let service else { throw ResolutionFailure.missing("\(type)") }
    return service
    // End of step 1b
  }
}
