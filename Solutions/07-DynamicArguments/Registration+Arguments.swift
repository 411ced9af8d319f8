/// How to build one service, and how long to keep it. As in chapter 5, but for its name: that tells
/// the arguments, too.
final class Registration {
  /// The type that the service is asked for by.
  let type: Any.Type

  /// How long the container keeps what the factory made.
  let lifetime: Lifetime

  /// Builds the service, and asks the resolver for whatever it needs.
  let factory: (any Resolver) throws -> Any

  /// The service's place among those being built, 1 for the outermost; 0 while it is not one of
  /// them. Chapter 4, Step 4.
  var position = 0

  init(type: Any.Type, lifetime: Lifetime, factory: @escaping (any Resolver) throws -> Any) {
    self.type = type
    self.lifetime = lifetime
    self.factory = factory
  }

  /// The service's full name, with the types of its arguments behind it where it takes some, such
  /// as `App.Loan(Swift.String)`. Making it takes long, so only errors ask for it.
  var name: String {
    guard let factory = type as? any ArgumentTaking.Type else { return String(reflecting: type) }
    return String(reflecting: factory.service) + listName(of: factory.arguments)
  }

  /// Makes sure that `product` may be kept.
  ///
  /// - Throws: ``ResolutionFailure/typeMismatch(_:)`` where it is not what was promised,
  ///   ``LifetimeFailure/notAnObject(_:)`` where it cannot be held weakly.
  func check(_ product: Any) throws {
    func isOne<Service>(of type: Service.Type) -> Bool { product is Service }
    guard isOne(of: self.type) else { throw ResolutionFailure.typeMismatch(name) }

    guard lifetime != .weak || Swift.type(of: product) is AnyClass else {
      throw LifetimeFailure.notAnObject(name)
    }
  }
}
