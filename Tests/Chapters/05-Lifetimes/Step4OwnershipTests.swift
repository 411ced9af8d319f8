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
      first !== second && second.openedPages.isEmpty,
      """
      Two readers got one session, and each turns the other's pages. The label says transient, but \
      a factory that returns a global or captured object makes nothing fresh: build inside it.
      """
    )
  }

  @Test("Sessions are fresh across containers too")
  func sharesNoSessions() throws {
    let first = try readingContainer().resolve(ReadingSession.self)
    let second = try readingContainer().resolve(ReadingSession.self)
    #expect(
      first !== second && first.cache !== second.cache,
      """
      Two containers gave one session or one image cache. What a factory takes from a global \
      belongs to the whole program: one account would see the pages of another.
      """
    )
  }

  @Test("The sessions of one container share an image cache")
  func sharesTheCache() throws {
    let container = try readingContainer()
    func read(_ page: Int) throws {
      _ = try container.resolve(ReadingSession.self).open(page)
    }
    for page in [1, 2] { try read(page) }
    let cache = try? container.resolve(ImageCache.self)
    #expect(
      cache?.pages == [1, 2],
      """
      Two sessions kept their images, and the container's cache does not have them all. The cache \
      is what this container owns for all sessions, also between two of them: that is `.shared`.
      """
    )
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
    func listen() throws -> Bool {
      let (first, second) = (
        try container.resolve(Narrator.self), try container.resolve(Narrator.self)
      )
      released = first
      return first === second
    }
    let isShared = try listen()
    #expect(isShared, "Two listeners got two narrators, who read aloud at the same time.")
    #expect(
      released == nil,
      """
      The narrator goes on although nobody listens. The container must know it for as long as \
      somebody holds it, and not hold it itself: that is `.weak`.
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
    #expect(
      session.cache.pages == [5],
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
