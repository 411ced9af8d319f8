import AutoRegister
import Testing

@Suite("Step 4 · Rewrite a verbose composition root")
struct Step4RewriteAVerboseCompositionRootTests {
  private struct Books: BookListing {
    var all = ["Emma", "Middlemarch", "Moby-Dick", "Persuasion", "Walden"]

    func titles() -> [String] { all }
  }

  /// The learner's container with a listing, frozen.
  private func container(_ books: Books = Books()) throws -> Container {
    let container = try makeLibraryContainer()
    try container.register((any BookListing).self) { _ in books }
    container.freeze()
    return container
  }

  @Test("The app can add its listing and finds every service")
  func isOpenAndComplete() throws {
    #expect(
      throws: Never.self,
      """
      The root lacks one of the six services, has one of them twice, or does not stay open for the \
      listing. If a number or a text is missing, the wrong initializer was named: use a closure or \
      the shorter one.
      """
    ) {
      let container = try container()
      _ = try container.resolve(ImageCache.self)
      _ = try container.resolve(ReadingSession.self)
      _ = try container.resolve(Narrator.self)
      _ = try container.resolve(Search.self)
      _ = try container.resolve(Catalogue.self)
      _ = try container.resolve(Library.self)
    }
  }

  @Test("The catalogue reads as before")
  func readsAsBefore() throws {
    let page = try container().resolve(Catalogue.self).page(for: "")
    #expect(
      page == "Books: Emma, Middlemarch, Moby-Dick",
      """
      The catalogue has another heading, or its search another limit. A default argument is not \
      seen by a pack, and of two initializers the shorter one was meant: say so with a closure.
      """
    )
  }

  @Test("Nothing is registered but the services")
  func registersNoValues() throws {
    let container = try container()
    for ask in [
      { _ = try container.resolve(Int.self) }, { _ = try container.resolve(String.self) },
      { _ = try container.resolve(Int?.self) }, { _ = try container.resolve(String?.self) },
    ] {
      #expect(
        throws: (any Error).self,
        """
        A bare number or text is registered, so that an initializer finds one. The next service \
        with an `Int` gets the same: values belong in a closure at the registration.
        """
      ) {
        try ask()
      }
    }
  }

  @Test("What was shared is shared, what was not is not")
  func keepsLifetimes() throws {
    let container = try container()
    let caches = [try container.resolve(ImageCache.self), try container.resolve(ImageCache.self)]
    let lists = [try container.resolve(Catalogue.self), try container.resolve(Catalogue.self)]
    #expect(
      caches[0] === caches[1] && lists[0] === lists[1],
      "The image cache or the catalogue is built anew each time. Both were shared."
    )
    let other = try self.container().resolve(ImageCache.self)
    #expect(
      other !== caches[0],
      """
      Two containers have one image cache. Shared means one for each container: an object that \
      stands outside of it is shared with the whole program.
      """
    )
    let sessions = [
      try container.resolve(ReadingSession.self), try container.resolve(ReadingSession.self),
    ]
    let searches = [try container.resolve(Search.self), try container.resolve(Search.self)]
    let libraries = [try container.resolve(Library.self), try container.resolve(Library.self)]
    #expect(
      sessions[0] !== sessions[1] && searches[0] !== searches[1] && libraries[0] !== libraries[1],
      "A session, a search or a library is handed out twice. All three were transient."
    )
  }

  @Test("The narrator is there while somebody listens")
  func keepsTheNarratorWeakly() throws {
    let container = try container()
    weak var released: Narrator?
    func listen() throws {
      let narrator = try container.resolve(Narrator.self)
      let again = try container.resolve(Narrator.self)
      #expect(
        narrator === again,
        "Two narrators speak at a time. While somebody listens, there is one: its lifetime is weak."
      )
      released = narrator
    }
    try listen()
    #expect(
      released == nil,
      "Nobody listens, and the narrator lives on. It was weak, so the container must not own it."
    )
  }

  @Test("The library reads and previews in two sessions with one cache")
  func keepsSessionsApart() throws {
    let library = try container().resolve(Library.self)
    _ = library.preview.open(99)
    #expect(
      library.reading.openedPages.isEmpty,
      """
      A page that was only previewed is in the book that is read. The library asks for two sessions, \
      and a session is transient: it gets two.
      """
    )
    #expect(
      library.reading.cache === library.preview.cache,
      "The two sessions keep their images in two caches. The cache was shared."
    )
  }

  @Test("A library without books is refused as before")
  func refusesEmptyLibraries() throws {
    let container = try container(Books(all: []))
    #expect(
      throws: LibraryFailure.noBooks,
      "The library's own error did not arrive. An initializer that throws is registered as it is."
    ) {
      try container.resolve(Library.self)
    }
  }

  @Test("A forgotten listing is reported with everyone who needs it")
  func namesTheChain() throws {
    let container = try makeLibraryContainer()
    container.freeze()
    #expect(
      throws: MissingDependency(
        chain: ["Library", "Catalogue", "Search", "BookListing"].map { "AutoRegister.\($0)" }),
      """
      The error does not say who needs the listing. Services that are still registered by hand, as \
      in `makeVerboseContainer()`, report the leaf alone.
      """
    ) {
      try container.resolve(Library.self)
    }
  }
}
