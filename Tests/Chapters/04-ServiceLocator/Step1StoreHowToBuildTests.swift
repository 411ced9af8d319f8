import ServiceLocator
import Testing

@Suite("Step 1 · Store how to build, look up by type")
struct Step1StoreHowToBuildTests {
  @Test("A registered service is found by its type", arguments: KnownService.all)
  func findsServices(service: KnownService) {
    #expect(
      throws: Never.self,
      """
      The container does not find \(service.testDescription) that was registered, or finds \
      another one. Whoever asks for exactly the registered type gets what its factory makes.
      """
    ) {
      try service.isFound()
    }
  }

  @Test("Registering builds nothing")
  func buildsLazily() throws {
    let calls = CallCounter()
    _ = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in
        try calls.call()
        return Catalogue()
      }
    }
    #expect(
      calls.count == 0,
      """
      A factory ran although nobody asked for its service. Store the closure and call it later: \
      an app that builds everything at launch starts slowly, and builds much that it never uses.
      """
    )
  }

  @Test("Each resolution builds anew")
  func buildsAnew() throws {
    let container = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in Catalogue() }
    }
    var products: [Catalogue] = []
    #expect(
      throws: Never.self,
      """
      One of two resolutions of the same service failed. A service may be asked for as often as \
      somebody needs it.
      """
    ) {
      for _ in 1...2 { products.append(try container.resolve(Catalogue.self)) }
    }
    #expect(
      products.count < 2 || products[0] !== products[1],
      """
      Two resolutions gave one object. In this chapter the container keeps how to build, and \
      nothing that was built; keeping instances is a decision of its own, for chapter 5.
      """
    )
  }

  @Test("A missing service is reported by its full name")
  func reportsMissing() {
    let container = frozenContainer { _ in }
    #expect(
      throws: ResolutionFailure.missing("ServiceLocatorTests.Library.Reader"),
      """
      The missing service was not reported as `.missing` with its full name. "Reader" alone could \
      be anybody's: `String(reflecting:)` tells which one to register.
      """
    ) {
      try container.resolve(Library.Reader.self)
    }
  }

  @Test("Two types with one short name are two services")
  func tellsNamesakesApart() throws {
    let container = Container()
    #expect(
      throws: Never.self,
      """
      `Library.Reader` and `Account.Reader` cannot be registered side by side. Their short names \
      are equal, their identities are not: use `ObjectIdentifier(type)` as the key.
      """
    ) {
      try container.register(Library.Reader.self) { _ in Library.Reader() }
      try container.register(Account.Reader.self) { _ in Account.Reader() }
    }
    container.freeze()
    let names = [
      try? container.resolve(Library.Reader.self).name,
      try? container.resolve(Account.Reader.self).name,
    ]
    #expect(
      names == ["library", "account"],
      """
      Two types with the same short name got in each other's way. A name is not an identity: one \
      module's `Reader` would silently replace another's.
      """
    )
  }

  @Test("A related type is another service", arguments: UnrelatedKey.all)
  func tellsRelativesApart(pair: UnrelatedKey) {
    #expect(
      throws: ResolutionFailure.missing(pair.missingName),
      """
      \(pair.testDescription), and the other was not reported as missing. Each type is a key of \
      its own: what resembles it was not promised.
      """
    ) {
      try pair.ask()
    }
  }

  @Test("A factory's own error reaches the caller")
  func passesErrors() throws {
    let container = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in throw LostConnection(attempt: 7) }
    }
    #expect(
      throws: LostConnection(attempt: 7),
      """
      The caller did not get the error that the factory threw. "Missing" would send somebody to \
      look for a registration that is there, while the real cause is lost.
      """
    ) {
      try container.resolve(Catalogue.self)
    }
  }

  @Test("A product of another type is reported")
  func reportsMismatch() throws {
    let container = try frozenContainer { container in
      try container.registerErased(Library.Reader.self) { _ in Account.Reader() }
    }
    #expect(
      throws: ResolutionFailure.typeMismatch("ServiceLocatorTests.Library.Reader"),
      """
      A factory without a static type made an `Account.Reader` for `Library.Reader`, and that was \
      not reported as `.typeMismatch` with the full name of what was promised. The service is not \
      missing, and a forced cast would end the app: check the cast.
      """
    ) {
      try container.resolve(Library.Reader.self)
    }
  }

  @Test("Two containers share nothing")
  func sharesNothing() throws {
    let library = try frozenContainer { container in
      try container.register(String.self) { _ in "library" }
    }
    let account = Container()
    #expect(
      throws: Never.self,
      """
      What one container knows keeps another from registering it. Registrations in a static \
      property belong to the whole program, and one test would spoil the next.
      """
    ) {
      try account.register(String.self) { _ in "account" }
    }
    account.freeze()
    let answers = [try? library.resolve(String.self), try? account.resolve(String.self)]
    #expect(
      answers == ["library", "account"],
      """
      One container answers with what another one was told. Registrations in a static property \
      belong to the whole program.
      """
    )
  }
}
