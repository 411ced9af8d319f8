import Lifetimes
import Testing

@Suite("Step 4 · Ownership, not a caching adjective")
struct Step4OwnershipTests {
  @Test("Each reading session is a fresh one")
  func makesFreshSessions() throws {
    let container = try readingContainer()
    let (first, second) = (
      try container.resolve(ReadingSession.self), try container.resolve(ReadingSession.self)
    )
    _ = first.open(1)
    #expect(
      second.openedPages == [],
      """
      Two readers got one session, and each turns the other's pages. A session belongs to whoever \
      asked, so it is transient; and a factory that returns a global or captured object makes \
      nothing fresh, whatever its label says: build inside it.
      """
    )
  }

  @Test("Sessions are fresh across containers too")
  func sharesNoSessions() throws {
    let first = try readingContainer().resolve(ReadingSession.self)
    let second = try readingContainer().resolve(ReadingSession.self)
    #expect(
      first !== second,
      """
      Two containers gave one session. What a factory takes from a global belongs to the whole \
      program, whichever container it was registered with.
      """
    )
    #expect(
      first.cache !== second.cache,
      """
      The sessions of two containers put their images into one cache, which belongs to the whole \
      program: one account would see the pages of another.
      """
    )
  }

  @Test("The sessions of one container share an image cache")
  func sharesTheCache() throws {
    let container = try readingContainer()
    let cache = try container.resolve(ImageCache.self)
    let again = try container.resolve(ImageCache.self)
    try #require(
      cache === again,
      """
      Two questions for the image cache gave two. It is what this container owns for all sessions: \
      that is `.shared`.
      """
    )
    _ = try container.resolve(ReadingSession.self).open(1)
    #expect(
      cache.pages.sorted() == [1],
      """
      The container has one image cache, and a session put its image elsewhere: its factory made a \
      cache of its own. Let it ask the resolver that it is handed.
      """
    )
  }

  @Test("The cache stays between two sessions")
  func keepsTheCache() throws {
    let container = try readingContainer()
    func read(_ page: Int) throws {
      _ = try container.resolve(ReadingSession.self).open(page)
    }
    for page in [1, 2] { try read(page) }
    let pages = try container.resolve(ImageCache.self).pages.sorted()
    #expect(
      pages == [1, 2],
      """
      Two sessions kept an image each and are gone, and the container's cache does not have both. \
      The sessions must put them there, and the container must own the cache, also while no session \
      does: that is `.shared`, and not `.weak`.
      """
    )
  }

  @Test("The narrator's images go into the container's cache")
  func narratesFromTheCache() throws {
    let container = try readingContainer()
    let cache = try container.resolve(ImageCache.self)
    _ = try container.resolve(Narrator.self).session.open(7)
    let pages = cache.pages.sorted()
    #expect(
      pages == [7],
      """
      The narrator read a page, and the container's image cache does not have it: every image would \
      be loaded twice. Its session too gets the cache from the resolver, whose container has one.
      """
    )
  }

  @Test("Whoever asked for the container may add to it")
  func leavesTheContainerOpen() throws {
    let container = try makeReadingContainer()
    #expect(
      throws: Never.self,
      """
      The container came frozen, and nobody can add a service to it any more. Freezing says that \
      registration is over, and only whoever asked for the container knows when that is.
      """
    ) {
      try container.register(Catalogue.self) { _ in Catalogue() }
    }
  }

  @Test("The container does not keep sessions")
  func releasesSessions() throws {
    let container = try readingContainer()
    weak var released: ReadingSession?
    func read() throws {
      let session = try container.resolve(ReadingSession.self)
      _ = session.open(1)
      released = session
    }
    try read()
    #expect(
      released == nil,
      """
      A session outlives its reader: the container, or one of its factories, holds it. A transient \
      service belongs to whoever asked for it.
      """
    )
  }

  @Test("There is one narrator while somebody listens, and none after")
  func sharesTheNarrator() throws {
    let container = try readingContainer()
    weak var released: Narrator?
    weak var session: ReadingSession?
    func listen() throws {
      let (first, second) = (
        try container.resolve(Narrator.self), try container.resolve(Narrator.self)
      )
      released = first
      session = first.session
      #expect(
        first === second,
        "Two listeners got two narrators, who read aloud at the same time."
      )
    }
    try listen()
    #expect(
      released == nil,
      """
      The narrator goes on although nobody listens. The container must know it for as long as \
      somebody holds it, and not hold it itself: that is `.weak`.
      """
    )
    if released != nil { return }
    #expect(
      session == nil,
      """
      The narrator is gone, and the session that it read is still there: a factory or the container \
      holds it. Make it where the narrator is made.
      """
    )
  }

  @Test("A session keeps its cache when the container is gone")
  func outlivesTheContainer() throws {
    weak var container: Container?
    func begin() throws -> ReadingSession {
      let made = try readingContainer()
      container = made
      return try made.resolve(ReadingSession.self)
    }
    let session = try begin()
    _ = session.open(5)
    let pages = session.cache.pages.sorted()
    #expect(
      pages == [5],
      "A session lost its images. What an object needs it owns, whoever else owned it too."
    )
    #expect(
      container == nil,
      """
      The session was made, its container is let go, and it is still there: a factory captures it. \
      Ask the resolver that the factory is handed.
      """
    )
  }

  @Test("Letting the container go releases what only it owned")
  func releasesTheCache() throws {
    weak var cache: ImageCache?
    func use() throws {
      let container = try readingContainer()
      cache = try container.resolve(ImageCache.self)
      _ = try container.resolve(ReadingSession.self)
    }
    try use()
    #expect(
      cache == nil,
      """
      Container and sessions are gone, and the image cache is still there. Something global owns \
      it, so a signed-out account leaves its pages behind.
      """
    )
  }
}
