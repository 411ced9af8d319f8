/// One run of a factory, and the resolver that this factory is handed.
///
/// A factory asks through its attempt, so every question says on whose behalf it is asked, on any
/// thread. Its variable is guarded by the container's lock. Chapter 5, Step 5.
final class Attempt: Resolver {
  let registration: Registration
  private let container: SynchronizedContainer
  private let asker: Attempt?

  /// Whether the factory has neither returned nor thrown yet.
  var isRunning = true

  /// Creates an attempt; `asker` is the one whose factory needs it, if any.
  init(
    of registration: Registration, in container: SynchronizedContainer, askedBy asker: Attempt?
  ) {
    self.registration = registration
    self.container = container
    self.asker = asker
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    try container.resolve(type, askedBy: self)
  }

  /// Runs the factory. What may be kept is checked first.
  func build() throws -> Any {
    let product = try registration.factory(self)
    if registration.lifetime != .transient { try registration.check(product) }
    return product
  }

  /// The running attempts from the outermost asker to this one.
  var chain: [Attempt] {
    (asker?.chain ?? []) + (isRunning ? [self] : [])
  }

  /// Makes sure that none of the running attempts up to this one builds `registration`.
  ///
  /// - Throws: ``ResolutionFailure/cycle(_:)``.
  func refuseCycle(to registration: Registration) throws {
    let path = chain.drop { $0.registration !== registration }.map(\.registration.name)
    if !path.isEmpty { throw ResolutionFailure.cycle(path + [registration.name]) }
  }
}
