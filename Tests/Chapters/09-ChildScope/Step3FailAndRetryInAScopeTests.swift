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

  @Test("A cycle in a scope is reported with its path", arguments: [1, 2, 3])
  func reportsCycles(length: Int) throws {
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
    #expect(
      throws: ResolutionFailure.cycle(types.prefix(length) + [types[0]]),
      """
      A cycle of \(length) was not reported with its path, from the first service back to the same \
      one. Unreported, it runs until the stack is full; without the path, nobody sees where to cut.
      """
    ) {
      _ = try scope.resolve(Bookmark.self)
    }
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
    let cycle = types.map(name(of:))
    #expect(
      throws: ResolutionFailure.cycle(cycle),
      """
      A cycle that runs through a scope and its container was not reported, or not as the circle \
      alone. Keep track in one place for the whole tree: each level sees only its part of the way.
      """
    ) {
      _ = try scope.resolve(BookmarkList.self)
    }
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
    let error = failure { text = try scope.resolve(PageTitle.self).text }
    #expect(
      error == nil && text == "from the app, with a note",
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
    let error = failure {
      for _ in 1...2 { lists.append(try scope.resolve(BookmarkList.self)) }
    }
    #expect(
      error == nil && lists.first === lists.last && calls.count == 2,
      """
      After a failure the next attempt did not succeed, or its result was not kept. A factory that \
      threw is no longer under way and has made nothing: clean up on every way out.
      """
    )
    #expect(
      lists.first?.bookmark === bookmark,
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
    let error = failure {
      caches = try [bob, maya].map { try $0.resolve(ReadingSession.self).cache }
    }
    #expect(
      error == nil && caches.first === caches.last && calls.count == 2,
      """
      After a shared service failed for one scope, the scopes do not meet in one good instance. The \
      attempt failed, not the service: the next scope that asks tries again, for everybody.
      """
    )
  }
}
