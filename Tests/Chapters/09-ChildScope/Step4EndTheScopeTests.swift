import ChildScope
import Testing

@Suite("Step 4 · End the scope")
struct Step4EndTheScopeTests {
  private let log = Log()
  private let calls = CallCounter()

  /// A container with a shared cache, and with a session and a narrator for each scope.
  private func loggingContainer() throws -> Container {
    try frozenContainer { container in
      try container.register(
        ImageCache.self, lifetime: .shared, onClose: { _ in log.note("cache") },
        factory: { _ in ImageCache() })
      try container.register(
        ReadingSession.self, lifetime: .scoped, onClose: { _ in log.note("session") },
        factory: { ReadingSession(cache: try $0.resolve(ImageCache.self)) })
      try container.register(
        Narrator.self, lifetime: .scoped, onClose: { _ in log.note("narrator") },
        factory: { Narrator(session: try $0.resolve(ReadingSession.self)) })
    }
  }

  @Test("Closing cleans up newest first")
  func cleansUpNewestFirst() throws {
    let scope = try loggingContainer().makeScope()
    try scope.onClose { log.note("added first") }
    _ = try scope.resolve(Narrator.self)
    try scope.onClose { log.note("added last") }
    try scope.close()
    #expect(
      log.lines == ["added last", "narrator", "session", "added first"],
      """
      The clean-ups did not run newest first, each once. The narrator was built on the session and \
      may still need it while it stops: what came last goes first.
      """
    )
  }

  @Test("Closing cleans up once")
  func cleansUpOnce() throws {
    let scope = try loggingContainer().makeScope()
    try scope.onClose {
      try calls.note()
      try scope.close()
    }
    _ = try scope.resolve(ReadingSession.self)
    let errors = [failure { try scope.close() }, failure { try scope.close() }]
    #expect(
      log.lines == ["session"] && calls.count == 1 && errors.allSatisfy { $0 == nil },
      """
      Closing twice, or closing from within a clean-up, ran a clean-up again or threw. Several \
      owners may say "this is over", and the file must be closed once.
      """
    )
  }

  @Test("The scopes below are closed first, and the container's own at the very end")
  func closesFromBelow() throws {
    let container = try loggingContainer()
    let session = container.makeScope()
    _ = try session.resolve(ReadingSession.self)
    let pages = [session.makeScope(), session.makeScope()]
    for (number, page) in pages.enumerated() {
      try page.onClose { log.note("page \(number + 1)") }
    }
    try session.onClose { log.note("added after the pages were opened") }
    try container.close()
    let order = ["page 2", "page 1", "added after the pages were opened", "session", "cache"]
    #expect(
      log.lines == order,
      """
      The levels were not closed from below, the newest scope first. A page works with the session \
      above it until it ends; cut off the session first, and its clean-up finds nothing.
      """
    )
    #expect(
      throws: ScopeFailure.closed,
      "A scope is still open below a container that has been closed."
    ) {
      _ = try pages[0].resolve(ReadingSession.self)
    }
  }

  @Test("A failing clean-up stops no other, and all failures come together")
  func gathersFailures() throws {
    let container = try frozenContainer()
    let scope = container.makeScope()
    let below = scope.makeScope()
    try scope.onClose { log.note("first") }
    try scope.onClose { throw TornPage(number: 1) }
    try scope.onClose { log.note("second") }
    try scope.onClose { throw TornPage(number: 2) }
    try below.onClose { throw TornPage(number: 3) }
    let error = failure { try scope.close() }
    #expect(
      log.lines == ["second", "first"],
      """
      A failing clean-up kept others from running. Each of them gives back something else, and \
      nobody will come again to do it.
      """
    )
    #expect(
      error as? CleanUpFailures
        == CleanUpFailures(errors: [3, 2, 1].map { TornPage(number: $0) }),
      """
      The failures did not all come together, in the order in which they happened. Who hears of one \
      only mends one; also those of the scopes below belong to this closing.
      """
    )
  }

  @Test("A closed scope refuses, and asks no factory")
  func refusesAfterTheEnd() throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self) { _ in
        try calls.note()
        return Bookmark()
      }
      try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
    }
    let scope = container.makeScope()
    let below = scope.makeScope()
    _ = try scope.resolve(ImageCache.self)
    try scope.close()
    let refusals = [
      failure { _ = try scope.resolve(Bookmark.self) },
      failure { _ = try scope.resolve(ImageCache.self) },
      failure { _ = try below.resolve(Bookmark.self) },
      failure { _ = try scope.makeScope().resolve(Bookmark.self) },
      failure { try scope.onClose {} },
    ]
    #expect(
      refusals.allSatisfy { $0 as? ScopeFailure == .closed },
      """
      Something could still be had from a closed scope, or from one below it. A screen that outlives \
      its operation must be told, not served: what it builds now nobody will ever clean up.
      """
    )
    #expect(calls.count == 0, "A closed scope ran a factory. Refuse first, before anything begins.")
  }

  @Test("The container and the other scopes work on")
  func leavesOthersAlone() throws {
    let container = try loggingContainer()
    let maya = container.makeScope()
    let bob = container.makeScope()
    let session = try bob.resolve(ReadingSession.self)
    _ = try maya.resolve(ReadingSession.self)
    try maya.close()
    #expect(
      log.lines == ["session"],
      """
      Closing one scope cleaned up what is not its own. The cache is the container's, the other \
      session another reader's, and both are in use.
      """
    )
    let scopes = [bob, container.makeScope()]
    var sessions: [ReadingSession] = []
    let error = failure { sessions = try scopes.map { try $0.resolve(ReadingSession.self) } }
    #expect(
      error == nil && sessions.first === session && sessions.last?.cache === session.cache,
      """
      After one scope was closed, another one or the container lost what it had kept, or refuses to \
      work. Bob reads on when Maya puts her book away.
      """
    )
  }

  @Test("A closed scope lets go of all that it owned")
  func releases() throws {
    weak var kept: LateAsker?
    weak var captured: Bookmark?
    weak var cleaned: PageTitle?
    func openAndClose() throws -> Scope {
      let bookmark = Bookmark()
      let title = PageTitle("closing")
      let scope = try frozenContainer().makeScope { scope in
        try scope.register(BookmarkList.self) { _ in BookmarkList(bookmark: bookmark) }
        try scope.register(LateAsker.self, lifetime: .scoped) { LateAsker(resolver: $0) }
      }
      try scope.onClose { log.note(title.text) }
      kept = try scope.resolve(LateAsker.self)
      captured = bookmark
      cleaned = title
      try scope.close()
      return scope
    }
    let scope = try openAndClose()
    #expect(
      kept == nil,
      """
      A closed scope still holds an instance that it built. One that has kept its resolver would \
      never be released: the two hold each other until closing cuts the circle.
      """
    )
    #expect(
      captured == nil && cleaned == nil,
      """
      A closed scope still holds what its definitions or clean-ups have captured. A signed-out \
      account must not live on in a closure.
      """
    )
    try scope.close()
  }

  @Test("A service that is finished after the end is cleaned up and refused")
  func cleansUpLatecomers() throws {
    var scope: Scope?
    let container = try frozenContainer { container in
      try container.register(
        Bookmark.self, lifetime: .scoped, onClose: { _ in log.note("bookmark") },
        factory: { _ in
          try scope?.close()
          return Bookmark()
        })
    }
    scope = container.makeScope()
    let error = failure { _ = try scope?.resolve(Bookmark.self) }
    scope = nil
    #expect(
      error as? ScopeFailure == .closed && log.lines == ["bookmark"],
      """
      The scope was closed while a factory ran, and what it made was handed out or left lying. It \
      came too late to be cleaned up with the rest, so clean it up at once and refuse.
      """
    )
  }
}
