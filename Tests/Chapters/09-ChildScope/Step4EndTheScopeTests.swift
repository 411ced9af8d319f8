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

  @Test("A clean-up belongs to the scope that keeps the instance")
  func cleansUpWhatItKeeps() throws {
    let container = try loggingContainer()
    let scope = container.makeScope()
    _ = try scope.resolve(Narrator.self)
    try scope.close()
    #expect(
      log.lines.sorted() == ["narrator", "session"],
      """
      Closing a scope did not clean up what it has built and keeps, and that alone. Note each \
      clean-up (4b) in the scope that keeps the instance: 1c and 2a must call the `build` of that \
      scope, which is this one for a scoped service and the owner for a shared one.
      """
    )
    try container.close()
    #expect(
      log.lines.filter { $0 == "cache" } == ["cache"],
      """
      Closing the container did not clean up, once, what is shared. The cache is the container's, \
      whichever scope has asked for it first.
      """
    )
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
    var closings: [String] = []
    try scope.onClose {
      log.note("added first")
      throw TornPage(number: 1)
    }
    try scope.onClose {
      try calls.note()
      closings.append(answer { try scope.close() })
      log.note("closed again")
    }
    _ = try scope.resolve(ReadingSession.self)
    let error = failure { try scope.close() }
    closings.append(answer { try scope.close() })
    #expect(
      log.lines == ["session", "closed again", "added first"],
      """
      Closing twice, or closing from within a clean-up, ran a clean-up again or out of turn. Several \
      owners may say "this is over": only the first of them ends the scope, the others change nothing.
      """
    )
    #expect(
      closings == ["served", "served"],
      "Closing again threw. The scope was closed already, and whoever says so again is right."
    )
    #expect(
      error as? CleanUpFailures == CleanUpFailures(errors: [TornPage(number: 1)]),
      """
      A clean-up closed the scope again, and what failed after that did not reach the caller of the \
      first closing. It is the one that ends the scope, so it reports everything.
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
      answer { try pages[0].onClose {} } == ".closed",
      """
      A scope is still open below a container that has been closed: it took a clean-up, which nobody \
      will run. Closing ends the scopes below as well.
      """
    )
  }

  @Test("A scope that is closing serves nobody")
  func refusesWhileItCloses() throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
    }
    let scope = container.makeScope()
    let below = scope.makeScope()
    var answers: [String] = []
    func askEverything() {
      answers = [
        answer { _ = try scope.resolve(Bookmark.self) },
        answer { _ = try scope.makeScope().resolve(Bookmark.self) },
        answer { try scope.onClose {} },
      ]
    }
    try scope.onClose { askEverything() }
    try scope.close()
    #expect(
      answers == [".closed", ".closed", ".closed"],
      """
      A clean-up got something from the scope that is closing: a service, a new scope or a place for \
      one more clean-up. What begins now nobody will end, so a scope is closed from the first line \
      of its closing on.
      """
    )
    let session = container.makeScope()
    let page = session.makeScope()
    var answersToPage: [String] = []
    try page.onClose {
      answersToPage = [
        answer { _ = try session.resolve(Bookmark.self) },
        answer { _ = try session.makeScope().resolve(Bookmark.self) },
      ]
    }
    try session.close()
    withExtendedLifetime(below) {}
    #expect(
      answersToPage == [".closed", ".closed"],
      """
      While the scope below was closing, the one above still gave out services or new scopes. It is \
      on its way out itself: a scope that is opened now would never be closed.
      """
    )
  }

  @Test("What is not open yet is not closed")
  func tellsUnfrozenFromClosed() throws {
    let container = Container(named: "App")
    try container.register(Bookmark.self) { _ in Bookmark() }
    let taken = answer { try container.onClose { log.note("container") } }
    var takenByScope = ""
    let scope = container.makeScope { scope in
      takenByScope = answer { try scope.onClose { log.note("scope") } }
    }
    #expect(
      [taken, takenByScope] == ["served", "served"],
      """
      A clean-up was refused before the container was frozen, or while a scope was being made. \
      Nothing is closed yet: whoever prepares an operation may also prepare its end.
      """
    )
    #expect(
      answer { _ = try container.resolve(Bookmark.self) } == ".notFrozen",
      """
      A container that is not frozen yet did not say so. "Closed" would send the reader looking for \
      whoever has closed it.
      """
    )
    try container.close()
    withExtendedLifetime(scope) {}
    #expect(
      log.lines == ["scope", "container"],
      """
      A container that was never frozen did not close, or not all of it. Starting an app may fail \
      halfway, and what was added until then must be cleaned up all the same.
      """
    )
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
    let answers = [
      answer { _ = try scope.resolve(Bookmark.self) },
      answer { _ = try scope.resolve(ImageCache.self) },
    ]
    #expect(
      answers == [".closed", ".closed"],
      """
      A closed scope was asked for a service and did not say `.closed`: `resolve` must refuse (4d). A \
      screen that outlives its operation must be told, not served, nor sent to look for a \
      registration: what it builds now nobody will ever clean up.
      """
    )
    #expect(
      answer { _ = try below.resolve(Bookmark.self) } == ".closed",
      """
      A scope below a closed one was asked and did not say `.closed`. Closing (4c) ends the scopes \
      below as well, since all that they inherit has ended.
      """
    )
    #expect(calls.count == 0, "A closed scope ran a factory. Refuse first, before anything begins.")
    try container.close()
    let scopes = [scope.makeScope(), container.makeScope()]
    #expect(
      scopes.map { scope in answer { _ = try scope.resolve(Bookmark.self) } } == [
        ".closed", ".closed",
      ],
      "A scope that was opened below a closed one is open. It begins as closed as what it stands on."
    )
  }

  @Test("A closed scope takes no clean-up")
  func takesNoCleanUpAfterTheEnd() throws {
    let scope = try frozenContainer().makeScope()
    try scope.close()
    #expect(
      throws: ScopeFailure.closed,
      """
      A closed scope took a clean-up (4a). It will never run, so whoever adds it must hear that it is \
      too late.
      """
    ) {
      try scope.onClose { log.note("never") }
    }
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
    let came = answer { sessions = try scopes.map { try $0.resolve(ReadingSession.self) } }
    let why: Comment = """
      After one scope was closed, another one or the container lost what it had kept, or refuses to \
      work. Bob reads on when Maya puts her book away.
      """
    #expect(came == "served", why)
    if let first = sessions.first { #expect(first === session, why) }
    if let last = sessions.last { #expect(last.cache === session.cache, why) }
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

  @Test("A clean-up still finds what the scope keeps")
  func letsGoLast() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self, lifetime: .scoped) { _ in PageTitle("Contents") }
    }
    let scope = container.makeScope()
    weak var title: PageTitle?
    title = try scope.resolve(PageTitle.self)
    try scope.onClose { log.note(title?.text ?? "nothing") }
    try scope.close()
    #expect(
      log.lines == ["Contents"],
      """
      A clean-up that holds a service weakly found it gone. First all clean-ups run, then the scope \
      lets go of what it owned: otherwise a session is not saved, and nobody is told.
      """
    )
  }

  /// Whether the service that comes too late has something to clean up.
  enum Latecomer: String, CaseIterable, CustomTestStringConvertible {
    case withCleanUp = "a service with a clean-up"
    case withoutCleanUp = "a service without a clean-up"

    var testDescription: String { rawValue }
  }

  @Test(
    "A service that is finished after the end is cleaned up and refused",
    arguments: Latecomer.allCases)
  func cleansUpLatecomers(latecomer: Latecomer) throws {
    var scope: Scope?
    let cleanUp: ((Bookmark) throws -> Void)? =
      latecomer == .withCleanUp ? { [log] _ in log.note("bookmark") } : nil
    weak var late: Bookmark?
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped, onClose: cleanUp) { _ in
        try scope?.close()
        let bookmark = Bookmark()
        late = bookmark
        return bookmark
      }
    }
    let operation = container.makeScope()
    scope = operation
    let came = answer { _ = try operation.resolve(Bookmark.self) }
    scope = nil
    #expect(
      came == ".closed",
      """
      The scope was closed while a factory ran, and what it made was handed out all the same. \
      Whoever asked must hear that the scope is closed, whether there is something to clean up or not.
      """
    )
    #expect(
      log.lines == (latecomer == .withCleanUp ? ["bookmark"] : []),
      """
      What a factory finished after the end was left lying. It came too late to be cleaned up with \
      the rest, so clean it up at once.
      """
    )
    #expect(late == nil, "A closed scope keeps what a factory finished after the end.")
  }
}
