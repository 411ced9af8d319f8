/// Finds a service by its type, and can do nothing else.
///
/// A factory is handed a resolver, so it can ask for what it needs. It cannot register, freeze or
/// keep house: that belongs to whoever owns the container. Chapter 4, Step 2.
public protocol Resolver: AnyObject {
  /// Returns a service of the given type.
  ///
  /// - Throws: ``ResolutionFailure`` when the container cannot build it; a factory's own error,
  ///   unchanged.
  func resolve<Service>(_ type: Service.Type) throws -> Service
}
