import ChildScope
import Testing

@Suite("Step 3 · Fail and retry in a scope")
struct Step3FailAndRetryInAScopeTests {
  private let calls = CallCounter()

  @Test("What nobody further up defines is missing, by its full name")
  func namesWhatIsMissing() throws {
    let container = try frozenContainer()
    for scope in [container.makeScope(), container.makeScope().makeScope()] {
      #expect(
        throws: ResolutionFailure.missing(name(of: Bookmark.self)),
        """
        A type that no level defines was not reported as missing, by its full name. Two types of \
        one short name are common, and only the full one says which to register.
        """
      ) {
        _ = try scope.resolve(Bookmark.self)
      }
    }
  }

  /// A circle of services, each of which asks for the next one.
  enum Circle: Int, CaseIterable, CustomTestStringConvertible {
    case ofOne = 1
    case ofTwo, ofThree

    var testDescription: String {
      rawValue == 1 ? "a service that asks for itself" : "\(rawValue) services"
    }
  }

  @Test("A cycle in a scope is reported with its path", arguments: Circle.allCases)
  func reportsCycles(circle: Circle) throws {
    let length = circle.rawValue
    let types = [name(of: Bookmark.self), name(of: PageTitle.self), name(of: ImageCache.self)]
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { resolver in
        try calls.note()
        if length == 1 { _ = try resolver.resolve(Bookmark.self) }
        _ = try resolver.resolve(PageTitle.self)
        return Bookmark()
      }
      try container.register(PageTitle.self) { resolver in
        if length == 2 { _ = try resolver.resolve(Bookmark.self) }
        _ = try resolver.resolve(ImageCache.self)
        return PageTitle("")
      }
      try container.register(ImageCache.self, lifetime: .scoped) { resolver in
        _ = try resolver.resolve(Bookmark.self)
        return ImageCache()
      }
    }
    let scope = container.makeScope()
    let error = failure { _ = try scope.resolve(Bookmark.self) }
    let cycle = ResolutionFailure.cycle(types.prefix(length) + [types[0]]).description
    let came = error.map { "\($0)" } ?? "no error"
    let why: Comment =
      error is Runaway
      ? """
      The cycle was not found: its factories called each other until the check stopped them; your \
      app would fill the stack. 3c must refuse what is running already, and it can tell only if 3b \
      has noted that.
      """
      : """
      The cycle was not reported with its path, from the first service back to the same one. Without \
      the path, nobody sees where to cut.
      """
    #expect(came == cycle, why)
  }

  @Test("A cycle through several levels is reported", arguments: [Lifetime.scoped, .shared])
  func reportsCyclesAcrossLevels(lifetime: Lifetime) throws {
    let container = try frozenContainer { container in
      try container.register(TitleBar.self, lifetime: lifetime) { resolver in
        TitleBar(title: try resolver.resolve(PageTitle.self))
      }
      try container.register(PageTitle.self) { resolver in
        try calls.note()
        return try resolver.resolve(TitleBar.self).title
      }
    }
    let scope = try container.makeScope { scope in
      try scope.register(BookmarkList.self) { resolver in
        _ = try resolver.resolve(TitleBar.self)
        return BookmarkList(bookmark: Bookmark())
      }
      guard lifetime == .scoped else { return }
      try scope.register(PageTitle.self) { resolver in
        try calls.note()
        return try resolver.resolve(TitleBar.self).title
      }
    }
    let types: [Any.Type] = [TitleBar.self, PageTitle.self, TitleBar.self]
    let cycle = ResolutionFailure.cycle(types.map(name(of:)))
    #expect(
      throws: cycle,
      """
      A cycle that runs through a scope and its container was not reported, or not as the circle \
      alone. Keep track in one place for the whole tree: each level sees only its part of the way.
      """
    ) {
      _ = try scope.resolve(BookmarkList.self)
    }
  }

  @Test("A cycle begins with the definition that waits for itself")
  func tellsDefinitionsApart() throws {
    let container = try frozenContainer { container in
      try container.register(BookmarkList.self, lifetime: .shared) { resolver in
        _ = try resolver.resolve(PageTitle.self)
        return BookmarkList(bookmark: Bookmark())
      }
      try container.register(PageTitle.self) { resolver in
        try calls.note()
        return try resolver.resolve(TitleBar.self).title
      }
      try container.register(TitleBar.self) { resolver in
        TitleBar(title: try resolver.resolve(PageTitle.self))
      }
    }
    let scope = try container.makeScope { scope in
      try scope.register(PageTitle.self) { resolver in
        _ = try resolver.resolve(BookmarkList.self)
        return PageTitle("from the scope")
      }
    }
    let types: [Any.Type] = [PageTitle.self, TitleBar.self, PageTitle.self]
    let cycle = ResolutionFailure.cycle(types.map(name(of:)))
    #expect(
      throws: cycle,
      """
      A scope's own title only leads into a circle of the container, and was taken for a part of \
      it. Two definitions of one type are two services: the circle begins where the same definition \
      is met again, and nobody can cut it elsewhere.
      """
    ) {
      _ = try scope.resolve(PageTitle.self)
    }
  }

  @Test("A cycle that a factory has caught changes nothing")
  func survivesCaughtCycles() throws {
    var caught: [String] = []
    let container = try frozenContainer { container in
      var isRunning = false
      try container.register(TitleBar.self, lifetime: .scoped) { resolver in
        if isRunning { throw Runaway() }
        isRunning = true
        defer { isRunning = false }
        return TitleBar(title: try resolver.resolve(PageTitle.self))
      }
      try container.register(PageTitle.self) { resolver in
        for _ in 1...2 { caught.append(answer { _ = try resolver.resolve(TitleBar.self) }) }
        return PageTitle("without a bar")
      }
    }
    let came = answer { _ = try container.makeScope().resolve(TitleBar.self) }
    #expect(
      caught == ["TitleBar → PageTitle → TitleBar", "TitleBar → PageTitle → TitleBar"],
      """
      A factory caught the cycle, asked again, and was not told the same. Refusing (3c) changes \
      nothing, since the factories that wait are still running; and only what has begun may end (3b).
      """
    )
    caught = []
    let cameLater = answer { _ = try container.makeScope().resolve(TitleBar.self) }
    #expect(
      caught == ["TitleBar → PageTitle → TitleBar", "TitleBar → PageTitle → TitleBar"],
      "After a cycle that a factory has caught, the same cycle in the next scope is told otherwise."
    )
    #expect(
      [came, cameLater] == ["served", "served"],
      "A factory caught the cycle and made its service without the other one, yet that was not given."
    )
  }

  @Test("What meets again without a circle is no cycle")
  func acceptsDiamonds() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self) { _ in PageTitle("from the app") }
      try container.register(TitleBar.self, lifetime: .shared) { resolver in
        TitleBar(title: try resolver.resolve(PageTitle.self))
      }
    }
    let scope = try container.makeScope { scope in
      try scope.register(PageTitle.self) { resolver in
        PageTitle("\(try resolver.resolve(TitleBar.self).title.text), with a note")
      }
    }
    var text: String?
    let came = answer { text = try scope.resolve(PageTitle.self).text }
    #expect(
      [came, text] == ["served", "from the app, with a note"],
      """
      A title of the scope that uses the container's own title was taken for a cycle. They are two \
      definitions of one type; only a factory that waits for itself makes a circle.
      """
    )
  }

  @Test("A failure keeps nothing, and the next attempt starts afresh")
  func retries() throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
      try container.register(BookmarkList.self, lifetime: .scoped) { resolver in
        let bookmark = try resolver.resolve(Bookmark.self)
        try calls.note()
        if calls.count == 1 { throw TornPage(number: 7) }
        return BookmarkList(bookmark: bookmark)
      }
    }
    let scope = container.makeScope()
    let bookmark = try scope.resolve(Bookmark.self)
    #expect(
      throws: TornPage(number: 7),
      "The factory's own error did not reach the caller unchanged, so nobody can react to it."
    ) {
      _ = try scope.resolve(BookmarkList.self)
    }
    var lists: [BookmarkList] = []
    let came = answer {
      for _ in 1...2 { lists.append(try scope.resolve(BookmarkList.self)) }
    }
    #expect(
      came == "served",
      """
      After a failure the next attempt did not succeed. A factory that threw is no longer under way \
      and has made nothing: clean up on every way out.
      """
    )
    guard let list = lists.first else { return }
    let isKept: Comment = "What the second attempt built was not kept for those who ask later."
    #expect(lists.last === list, isKept)
    #expect(calls.count == 2, isKept)
    #expect(
      list.bookmark === bookmark,
      "The failure threw away what had been built before it. The bookmark was whole: keep it."
    )
  }

  @Test("A failure in one scope is none in another")
  func failsAlone() throws {
    let container = try frozenContainer { container in
      try container.register(ImageCache.self, lifetime: .shared) { _ in
        try calls.note()
        if calls.count == 1 { throw TornPage(number: 1) }
        return ImageCache()
      }
      try container.register(ReadingSession.self, lifetime: .scoped) { resolver in
        ReadingSession(cache: try resolver.resolve(ImageCache.self))
      }
    }
    let maya = container.makeScope()
    let bob = container.makeScope()
    #expect(
      throws: TornPage(number: 1),
      "The error of a shared service further up did not reach the scope that asked."
    ) {
      _ = try maya.resolve(ReadingSession.self)
    }
    var caches: [ImageCache] = []
    let came = answer {
      caches = try [bob, maya].map { try $0.resolve(ReadingSession.self).cache }
    }
    let why: Comment = """
      After a shared service failed for one scope, the scopes do not meet in one good instance. The \
      attempt failed, not the service: the next scope that asks tries again, for everybody.
      """
    #expect(came == "served", why)
    #expect(caches.first === caches.last, why)
    #expect(calls.count == 2, why)
  }
}
