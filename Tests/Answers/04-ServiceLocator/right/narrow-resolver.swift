// Right: hands the factory a resolver that holds the container without owning it.

// MARK: Step 2a
return try registration.factory(BorrowedResolver(self))
// End of step 2a

final class BorrowedResolver: Resolver {
  private weak var container: Container?

  init(_ container: Container) {
    self.container = container
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let container else { throw ResolutionFailure.notFrozen }
    return try container.resolve(type)
  }
}
