/// Finds a service by its type and by the values that it is made from, and can do nothing else.
///
/// A factory with arguments is handed one, so it can ask for services of both kinds.
public protocol ArgumentResolver: Resolver {
  /// Returns a new service, made from these values by the factory registered for their types.
  ///
  /// - Throws: ``ArgumentFailure`` when the service takes other arguments; ``ResolutionFailure``;
  ///   a factory's own error, unchanged.
  func resolve<Service, each Argument>(
    _ type: Service.Type, arguments: repeat each Argument
  ) throws -> Service
}
