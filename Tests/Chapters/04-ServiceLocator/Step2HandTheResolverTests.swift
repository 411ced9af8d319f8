import ServiceLocator
import Testing

@Suite("Step 2 · Hand the resolver to the factory")
struct Step2HandTheResolverTests {
  /// A desk needs a search, a search needs a catalogue. Nobody captures the container.
  private func libraryContainer(_ catalogue: Catalogue = Catalogue()) throws -> Container {
    try frozenContainer { container in
      try container.register(Catalogue.self) { _ in catalogue }
      try container.register(Search.self) { resolver in
        Search(catalogue: try resolver.resolve(Catalogue.self))
      }
      try container.register(Desk.self) { resolver in
        Desk(search: try resolver.resolve(Search.self))
      }
    }
  }

  @Test("A factory gets what it needs from its resolver")
  func answersFactories() throws {
    let catalogue = Catalogue()
    let container = try libraryContainer(catalogue)
    #expect(
      throws: Never.self,
      """
      A factory asked its resolver for a registered service and got an error. The resolver that it \
      is handed must know what the container knows.
      """
    ) {
      let desk = try container.resolve(Desk.self)
      #expect(
        desk.search.catalogue === catalogue,
        "The factory was given another catalogue than the one that is registered."
      )
    }
  }

  @Test("A factory is answered by the container it is registered in")
  func answersFromTheSameContainer() throws {
    let mine = Catalogue()
    let container = try libraryContainer(mine)
    let other = try libraryContainer()
    _ = try? other.resolve(Search.self)
    let search = try? container.resolve(Search.self)
    #expect(
      search?.catalogue === mine,
      """
      The factory was not answered from the container that runs it. With a resolver of somebody \
      else, two containers get each other's services, or none.
      """
    )
  }

  @Test("A missing dependency is reported under its own name")
  func namesTheDependency() throws {
    let container = try frozenContainer { container in
      try container.register(Desk.self) { resolver in
        let catalogue = try resolver.resolve(Catalogue.self)
        return Desk(search: Search(catalogue: catalogue))
      }
    }
    #expect(
      throws: ResolutionFailure.missing("ServiceLocatorTests.Catalogue"),
      """
      A dependency is missing, and the error names something else. Whoever reads it has to register \
      the catalogue, not the desk that asked for it.
      """
    ) {
      try container.resolve(Desk.self)
    }
  }

  @Test("A container that nobody holds is released")
  func releasesTheContainer() throws {
    weak var released: Container?
    func use() throws {
      let container = try libraryContainer()
      _ = try? container.resolve(Desk.self)
      _ = try? container.resolve(Account.Reader.self)
      released = container
    }
    try use()
    #expect(
      released == nil,
      """
      The container outlives its owner, although no factory captures it: something that it owns, or \
      a static property, holds it. A closure that the container stores must not capture `self`.
      """
    )
  }

  @Test("The app's reading session gets an image cache")
  func buildsTheSession() throws {
    let container = try makeReadingContainer()
    container.freeze()
    let session = try? container.resolve(ReadingSession.self)
    _ = session?.open(3)
    #expect(
      session?.cache.pages == [3],
      """
      `makeReadingContainer()` does not give a session that keeps its images. Registering is half \
      of the work: the factory has to hand the session its cache.
      """
    )
    let next = try? container.resolve(ReadingSession.self)
    #expect(
      next?.cache.pages ?? [] == [],
      """
      Two sessions got one image cache. It was made once, outside of the factory: let the factory \
      ask its resolver, which builds anew for each session.
      """
    )
  }

  @Test("The app's container is released with its owner")
  func releasesTheAppContainer() throws {
    weak var released: Container?
    func use() throws {
      let container = try makeReadingContainer()
      container.freeze()
      _ = try? container.resolve(ReadingSession.self)
      released = container
    }
    try use()
    #expect(
      released == nil,
      """
      The container of `makeReadingContainer()` is never released: one of its factories captures \
      it, and it owns that factory. Ask the resolver that the factory is handed instead.
      """
    )
  }
}
