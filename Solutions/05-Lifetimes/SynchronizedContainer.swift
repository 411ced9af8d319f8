internal import Foundation

/// A container that several threads may ask at the same time.
///
/// One lock guards what the container knows, and no factory ever runs under it. What is being
/// built is known as an `Attempt`, so whoever needs the same service waits for that attempt
/// instead of building a second one. Chapter 5, Step 5.
public final class SynchronizedContainer: Resolver, @unchecked Sendable {
  /// Guards every property below it, and wakes those who wait for an attempt.
  let condition = NSCondition()

  var registrations: [ObjectIdentifier: Registration] = [:]
  var isFrozen = false
  var sharedInstances: [ObjectIdentifier: Any] = [:]
  var weakInstances = WeakInstances()

  /// The attempts at services that will be kept.
  var attempts: [ObjectIdentifier: Attempt] = [:]

  /// Those who wait for an attempt of somebody else.
  var waits = WaitGraph()

  /// Creates a container that knows no service.
  public init() {}

  /// Registers how to build `type`, and how long to keep it. Nothing is built yet.
  ///
  /// Threads may share what comes out, so it must be `Sendable`, and any thread may run `factory`.
  ///
  /// - Throws: ``ResolutionFailure/frozen``, ``ResolutionFailure/duplicate(_:)``.
  public func register<Service: Sendable>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping @Sendable (any Resolver) throws -> Service
  ) throws {
    let registration = Registration(type: type, lifetime: lifetime, factory: factory)
    let key = ObjectIdentifier(type)
    try condition.withLock {
      guard !isFrozen else { throw ResolutionFailure.frozen }
      guard registrations[key] == nil else { throw ResolutionFailure.duplicate(registration.name) }
      registrations[key] = registration
    }
  }

  /// Ends registration and begins resolution. Freezing again changes nothing.
  public func freeze() {
    condition.withLock { isFrozen = true }
  }

  /// Returns a service of the given type, kept or new. Waits while another thread builds it.
  ///
  /// A factory asks the resolver that it is handed, which knows on whose behalf it asks; a factory
  /// that captured the container would wait for itself, unseen.
  ///
  /// - Throws: ``ResolutionFailure``, ``LifetimeFailure``; the error of the factory that ran,
  ///   whichever thread ran it.
  public func resolve<Service>(_ type: Service.Type) throws -> Service {
    try resolve(type, askedBy: nil)
  }

  /// As ``resolve(_:)``, on behalf of the attempt whose factory asks.
  func resolve<Service>(_ type: Service.Type, askedBy asker: Attempt?) throws -> Service {
    switch try product(of: type, askedBy: asker) {
    case let service as Service: return service
    default: throw ResolutionFailure.typeMismatch(String(reflecting: type))
    }
  }

  /// Finds what is registered under `key`; `type` names it in an error. Call it under the lock.
  func registration(for key: ObjectIdentifier, of type: Any.Type) throws -> Registration {
    guard isFrozen else { throw ResolutionFailure.notFrozen }
    guard let registration = registrations[key] else {
      throw ResolutionFailure.missing(String(reflecting: type))
    }
    return registration
  }
}
