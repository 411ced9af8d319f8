import Lifetimes
import Testing

@Suite("Step 2 · Failure is not an instance")
struct Step2FailureIsNotAnInstanceTests {
  @Test("After a failure the retry builds once", arguments: [Lifetime.shared, .weak])
  func retriesOnce(lifetime: Lifetime) throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self, lifetime: lifetime) { _ in
        try calls.call()
        if calls.count == 1 { throw LostConnection(attempt: 1) }
        return Catalogue()
      }
    }
    #expect(
      throws: LostConnection(attempt: 1),
      "The error of the factory did not reach the caller as it was thrown."
    ) {
      try container.resolve(Catalogue.self)
    }
    let recovered = try? container.resolve(Catalogue.self)
    let reused = try? container.resolve(Catalogue.self)
    #expect(
      calls.count == 2,
      """
      After one failure there must be one more build, and no third. A failed build leaves nothing \
      behind, and a good one is kept as if nothing had happened.
      """
    )
    #expect(
      recovered != nil && recovered === reused,
      "After one failure and one good build, two questions did not get the one instance it made."
    )
  }

  @Test("A failure is not kept")
  func forgetsFailures() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in
        try calls.call()
        throw LostConnection(attempt: calls.count)
      }
    }
    _ = try? container.resolve(Catalogue.self)
    #expect(
      throws: LostConnection(attempt: 2),
      """
      The second attempt brought the first one's error, or another one. A failure is not an \
      instance to be shared: the connection may be back, so ask the factory again.
      """
    ) {
      try container.resolve(Catalogue.self)
    }
  }

  @Test("Dependencies built before the parent failed stay")
  func keepsFinishedDependencies() throws {
    let catalogues = CallCounter()
    let searches = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in
        try catalogues.call()
        return Catalogue()
      }
      try container.register(Search.self, lifetime: .shared) { resolver in
        let catalogue = try resolver.resolve(Catalogue.self)
        try searches.call()
        if searches.count == 1 { throw LostConnection(attempt: 1) }
        return Search(catalogue: catalogue)
      }
    }
    _ = try? container.resolve(Search.self)
    let search = try? container.resolve(Search.self)
    let catalogue = try? container.resolve(Catalogue.self)
    #expect(
      catalogues.count == 1,
      """
      The catalogue was finished before the search failed, and it was built again. Resolving is no \
      transaction: what succeeded has its own owner and stays.
      """
    )
    #expect(
      search != nil && search?.catalogue === catalogue,
      """
      After the search had failed once, a second question did not get a search with the catalogue \
      that the container keeps.
      """
    )
  }

  @Test("A product of another type is not kept", arguments: [Lifetime.shared, .weak])
  func keepsNoImpostors(lifetime: Lifetime) throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.registerErased(Catalogue.self, lifetime: lifetime) { _ in
        try calls.call()
        return calls.count == 1 ? Voice() : Catalogue()
      }
    }
    // Somebody holds what comes out, so that a weak impostor is not gone by itself.
    let first = Result { try container.resolve(Catalogue.self) }
    #expect(
      throws: ResolutionFailure.typeMismatch("LifetimesTests.Catalogue"),
      """
      A factory made a voice for a catalogue. Whoever asked must hear `.typeMismatch` with the \
      full name of the catalogue, which is the registration's `name`.
      """
    ) {
      try first.get()
    }
    #expect(
      throws: Never.self,
      """
      The factory makes the right thing by now, but the wrong one was kept, and is found and \
      refused. Check before you keep: `check(_:)` in Registration.swift does it, and whatever is \
      kept comes from `buildForKeeping` in Container+Building.swift, which calls it.
      """
    ) {
      try container.resolve(Catalogue.self)
    }
  }

  @Test("A product that fits the type is kept", arguments: FittingProduct.all)
  func keepsWhatFits(product: FittingProduct) {
    var builds = 0
    #expect(
      throws: Never.self,
      """
      A shared service was promised, its factory made \(product.testDescription), and that was \
      refused. A type is a promise that a subclass or a conforming type keeps as well: ask whether \
      the product is one, not whether its type is the same.
      """
    ) {
      builds = try product.buildsForTwoQuestions()
    }
    #expect(
      builds <= 1,
      "A shared service was built twice: its factory made \(product.testDescription)."
    )
  }

  @Test("A cycle of shared services leaves nothing behind")
  func forgetsCycles() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Search.self, lifetime: .shared) { resolver in
        try calls.call()
        return try resolver.resolve(Desk.self).search
      }
      try container.register(Desk.self, lifetime: .shared) { resolver in
        Desk(search: try resolver.resolve(Search.self))
      }
    }
    let cycle = "A cycle: LifetimesTests.Search → LifetimesTests.Desk → LifetimesTests.Search"
    for _ in 1...2 {
      let told = Result { try container.resolve(Search.self) }
      #expect(
        path(of: told) == cycle,
        """
        A cycle of shared services was not reported, or not the second time. What is under way is \
        not an instance yet: it must be neither kept nor left under way.
        """
      )
    }
  }
}
