import ChildScope
import Testing

@Suite("Step 2 · Reuse or recreate")
struct Step2ReuseOrRecreateTests {
  private let calls = CallCounter()

  @Test("A shared service is one for the container and all its scopes")
  func sharesUpToTheContainer() throws {
    let container = try frozenContainer { container in
      try container.register(ImageCache.self, lifetime: .shared) { _ in
        try calls.note()
        return ImageCache()
      }
    }
    let scope = container.makeScope()
    let first = try scope.makeScope().resolve(ImageCache.self)
    let others = try [
      scope.resolve(ImageCache.self), container.makeScope().resolve(ImageCache.self),
      container.resolve(ImageCache.self),
    ]
    let why: Comment = """
      A shared service was built more than once below one container. It belongs to whoever \
      registered it: a cache for each scope saves nobody any work.
      """
    for other in others { #expect(other === first, why) }
    #expect(calls.count == 1, why)
  }

  @Test("A shared service that a scope defines is one for it and those below it")
  func sharesUpToTheScope() throws {
    let container = try frozenContainer()
    func accountScope() throws -> Scope {
      try container.makeScope { scope in
        try scope.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
      }
    }
    let maya = try accountScope()
    let bob = try accountScope()
    let below = try maya.makeScope().resolve(ImageCache.self)
    for scope in [maya, maya.makeScope()] {
      #expect(
        try scope.resolve(ImageCache.self) === below,
        """
        A scope that registered a shared service does not share it with the scopes below it. Shared \
        means one for the level that registered it, not only for the container.
        """
      )
    }
    #expect(
      try bob.resolve(ImageCache.self) !== below,
      """
      Two scopes that each registered a shared service got the same instance. It went further up \
      than its definition, so two accounts share one cache.
      """
    )
  }

  @Test("A shared service is built from its owner's definitions")
  func buildsAtTheOwner() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self) { _ in PageTitle("from the app") }
      try container.register(TitleBar.self, lifetime: .shared) { resolver in
        TitleBar(title: try resolver.resolve(PageTitle.self))
      }
    }
    let scope = try container.makeScope { scope in
      try scope.register(PageTitle.self) { _ in PageTitle("from the scope") }
    }
    let bar = try scope.resolve(TitleBar.self)
    #expect(
      bar.title.text == "from the app",
      """
      A shared service of the container was built with what one scope has added. Everybody gets \
      this instance, so the first scope that asks would choose for all the others.
      """
    )
  }

  /// How a shared narrator might get at the scoped session.
  enum Captive: String, CaseIterable, CustomTestStringConvertible {
    case directly
    case throughATransient = "through a transient service"
    case afterTheScopeBuiltIt = "after the scope has built it"

    var testDescription: String { rawValue }
  }

  /// A container with a shared narrator that would hold the scoped session.
  private func captiveContainer(throughATransient: Bool = false) throws -> Container {
    try frozenContainer { container in
      try container.register(ReadingSession.self, lifetime: .scoped) { _ in
        ReadingSession(cache: ImageCache())
      }
      try container.register((() -> ReadingSession).self) { resolver in
        let session = try resolver.resolve(ReadingSession.self)
        return { session }
      }
      try container.register(Narrator.self, lifetime: .shared) { resolver in
        try calls.note()
        if throughATransient {
          return Narrator(session: try resolver.resolve((() -> ReadingSession).self)())
        }
        return Narrator(session: try resolver.resolve(ReadingSession.self))
      }
    }
  }

  private let refusal = ScopeFailure.captive(
    shared: name(of: Narrator.self), scoped: name(of: ReadingSession.self))

  @Test("A shared service may not hold a scoped one", arguments: Captive.allCases)
  func refusesCaptives(way: Captive) throws {
    let scope = try captiveContainer(throughATransient: way == .throughATransient).makeScope()
    if way == .afterTheScopeBuiltIt { _ = try scope.resolve(ReadingSession.self) }
    let error = failure { _ = try scope.resolve(Narrator.self) }
    let nameless = ScopeFailure.noScope(name(of: ReadingSession.self))
    let came = error.map { "\($0)" } ?? "no error"
    let why: Comment =
      error as? ScopeFailure == nameless
      ? """
      The captive was refused, but as `.noScope`, which does not name the shared narrator that \
      asked. Either 2b does not ask whether `asker` is a `SharedAsker`, or the factory was handed \
      another resolver: 2a makes the `SharedAsker`, and 1d hands on the `resolver` that it is given.
      """
      : """
      A captive was accepted, or not reported with both names: the shared narrator gets a scoped \
      session (\(way.rawValue)). It would hold the first reader's session for ever and read it to \
      all the others.
      """
    #expect(came == refusal.description, why)
  }

  @Test("A captive is refused also when the shared service asks later")
  func refusesLateCaptives() throws {
    let container = try frozenContainer { container in
      try container.register(ReadingSession.self, lifetime: .scoped) { _ in
        ReadingSession(cache: ImageCache())
      }
      try container.register(LateAsker.self, lifetime: .shared) { LateAsker(resolver: $0) }
    }
    let scope = container.makeScope()
    _ = try scope.resolve(ReadingSession.self)
    let asker = try scope.resolve(LateAsker.self)
    #expect(
      throws: ScopeFailure.captive(
        shared: name(of: LateAsker.self), scoped: name(of: ReadingSession.self)),
      """
      A shared service that kept its resolver got a scoped service through it, or a refusal without \
      both names. Hand its factory a resolver that knows for whom it asks, also later.
      """
    ) {
      _ = try asker.resolver.resolve(ReadingSession.self)
    }
    // The service has kept its resolver, which keeps the container: closing cuts the circle.
    try container.close()
  }

  @Test("A refused captive leaves nothing behind")
  func keepsNothingCaptive() throws {
    let container = try captiveContainer()
    let scope = container.makeScope()
    let resolvers: [any Resolver] = [scope, container.makeScope(), container]
    let answers = resolvers.map { resolver in
      answer { _ = try resolver.resolve(Narrator.self) }
    }
    let refused = refusal.description
    let why: Comment = """
      The second attempt did not fare as the first one. A refusal keeps nothing: half a narrator \
      would be handed to the next reader.
      """
    #expect(answers == [refused, refused, refused], why)
    #expect(calls.count == 3, why)
    let sessions = try [scope, container.makeScope()].map { try $0.resolve(ReadingSession.self) }
    #expect(
      sessions[0] !== sessions[1],
      "After a refused captive, two scopes share one session: the refused one was kept further up."
    )
  }

  @Test("The container itself hands out no scoped service")
  func refusesOutsideOfScopes() throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
    }
    #expect(
      throws: ScopeFailure.noScope(name(of: Bookmark.self)),
      """
      The container built a scoped service, although no scope asked. Nothing would ever end it: it \
      lives as long as the app, under a name that promises the opposite.
      """
    ) {
      _ = try container.resolve(Bookmark.self)
    }
  }

  @Test("What does not live longer may hold a scoped service")
  func allowsWhatEndsInTime() throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
      try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
      try container.register(ReadingSession.self, lifetime: .scoped) { resolver in
        ReadingSession(cache: try resolver.resolve(ImageCache.self))
      }
    }
    let scope = try container.makeScope { scope in
      try scope.register(BookmarkList.self, lifetime: .shared) { resolver in
        BookmarkList(bookmark: try resolver.resolve(Bookmark.self))
      }
    }
    #expect(
      throws: Never.self,
      """
      A scoped service that holds a shared one was refused. The scoped one ends first, so nothing \
      outlives its time; only the other direction makes a captive.
      """
    ) {
      _ = try scope.resolve(ReadingSession.self)
    }
    var list: BookmarkList?
    let came = answer { list = try scope.makeScope().resolve(BookmarkList.self) }
    let bookmark = try scope.resolve(Bookmark.self)
    let why: Comment = """
      A shared service that the scope itself has registered did not get the scope's own bookmark. \
      Both belong to this scope and end with it, so neither is a captive.
      """
    #expect(came == "served", why)
    if let list { #expect(list.bookmark === bookmark, why) }
  }

  @Test("The reading app gives each service the lifetime of its owner")
  func choosesLifetimes() throws {
    let container = try makeReadingContainer()
    container.freeze()
    let maya = container.makeScope()
    let bob = container.makeScope()
    let session = try maya.resolve(ReadingSession.self)
    let bobsSession = try bob.resolve(ReadingSession.self)
    #expect(
      try maya.resolve(ReadingSession.self) === session,
      "One scope has several reading sessions. Screen and narrator would lose each other's place."
    )
    #expect(
      session !== bobsSession,
      "There is one reading session for all scopes, so two readers meet in it."
    )
    #expect(
      session.cache === bobsSession.cache,
      """
      Two scopes load the same images twice. The image cache belongs to the app: shared, so that \
      every session uses what another one has loaded.
      """
    )
    var narrators: [Narrator] = []
    let came = answer { for _ in 1...2 { narrators.append(try maya.resolve(Narrator.self)) } }
    let why: Comment = """
      Whoever asks for a narrator does not get a new one for the session of the scope. As a shared \
      service it would hold one reader's session captive; let whoever asks own it.
      """
    #expect(came == "served", why)
    for narrator in narrators { #expect(narrator.session === session, why) }
    if came == "served" { #expect(narrators.first !== narrators.last, why) }
  }
}
