import ChildScope
import Testing

@Suite("Step 1 · Inherit definitions, own instances")
struct Step1InheritDefinitionsOwnInstancesTests {
  private let calls = CallCounter()

  private func bookmarkContainer() throws -> Container {
    try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in
        try calls.note()
        return Bookmark()
      }
    }
  }

  @Test("A scope is a new one, with the name and the definitions that it is given")
  func opensAnew() throws {
    let container = try frozenContainer()
    let maya = container.makeScope(named: "Maya reads")
    let bob = container.makeScope(named: "Bob reads")
    #expect(
      maya !== bob,
      """
      Two calls of `makeScope` gave one scope. Each operation has a scope of its own, below the \
      container: what one keeps or closes must not concern another.
      """
    )
    #expect(
      [maya, bob].map(\.name) == ["Maya reads", "Bob reads"],
      """
      A scope does not have the name that it was given. Pass the name on: drawings tell the scopes \
      apart by it.
      """
    )
    var handed: Scope?
    let scope = try container.makeScope { scope in
      handed = scope
      try scope.register(PageTitle.self) { _ in PageTitle("from the scope") }
    }
    #expect(
      handed === scope,
      """
      The closure that adds definitions was not handed the scope that was opened. Pass the closure \
      on, or what the operation brings is lost.
      """
    )
    #expect(
      throws: TornPage(number: 1),
      """
      What failed while a scope was made did not reach the caller. With the error swallowed, the \
      operation begins without what it was to bring, and fails later, elsewhere.
      """
    ) {
      _ = try container.makeScope { _ in throw TornPage(number: 1) }
    }
  }

  @Test("A scope opens with its container, and not before")
  func opensWithItsContainer() throws {
    let container = Container(named: "App")
    try container.register(PageTitle.self) { _ in PageTitle("from the app") }
    let early = container.makeScope(named: "made before `freeze()`")
    #expect(
      answer { _ = try early.resolve(PageTitle.self) } == ".notFrozen",
      """
      A scope did not wait for its container, which is not frozen yet. Open it below the container, \
      as every scope is opened: on its own it knows nothing, or builds what may still change.
      """
    )
    container.freeze()
    let scopes = [early, container.makeScope(named: "made after `freeze()`")]
    let waiting = scopes.filter { scope in
      answer { _ = try scope.resolve(PageTitle.self) } == ".notFrozen"
    }
    #expect(
      waiting.map(\.name) == [],
      """
      The container is frozen, and a scope below it still waits for definitions. `makeScope` ends \
      that before it returns the scope.
      """
    )
  }

  @Test("A scope builds what is defined above it")
  func inherits() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self) { _ in PageTitle("from the app") }
    }
    let scope = container.makeScope()
    var titles: [String] = []
    #expect(
      throws: Never.self,
      """
      A scope cannot build what its container defines. Definitions are inherited on every level, or \
      each operation would have to register the whole app again.
      """
    ) {
      titles = try [scope, scope.makeScope()].map { try $0.resolve(PageTitle.self).text }
    }
    #expect(
      titles == ["from the app", "from the app"],
      "A scope did not build what its container defines, although it added nothing of its own."
    )
  }

  @Test("A scope keeps one instance of a scoped service")
  func keepsOne() throws {
    let scope = try bookmarkContainer().makeScope()
    let first = try scope.resolve(Bookmark.self)
    let second = try scope.resolve(Bookmark.self)
    #expect(
      first === second,
      """
      One scope gave two instances of a scoped service. All parts of an operation must meet in the \
      same instance, or they work past each other.
      """
    )
    #expect(
      calls.count == 1,
      "A scope built a scoped service again that it had kept already. Look first, then build."
    )
  }

  @Test("Two scopes share no scoped instance")
  func sharesNothing() throws {
    let container = try bookmarkContainer()
    let maya = container.makeScope()
    let bob = container.makeScope()
    let first = try maya.resolve(Bookmark.self)
    let second = try bob.resolve(Bookmark.self)
    #expect(
      first !== second,
      """
      Two scopes got the same scoped instance: it is kept further up, where both find it. Keep it \
      in the scope that asks, or what one reader marks, the other one sees.
      """
    )
  }

  @Test("A scope below a scope has instances of its own")
  func nests() throws {
    let session = try bookmarkContainer().makeScope()
    let page = session.makeScope()
    let outer = try session.resolve(Bookmark.self)
    let inner = try page.resolve(Bookmark.self)
    let why: Comment = """
      A scope and the one below it do not have one scoped instance each. Scoped means one for the \
      scope that asks, however deep it lies; the others must not notice.
      """
    #expect(inner !== outer, why)
    #expect(try page.resolve(Bookmark.self) === inner, why)
    #expect(try session.resolve(Bookmark.self) === outer, why)
  }

  @Test("A factory is handed the scope that asks", arguments: [Lifetime.transient, .scoped])
  func handsTheScope(lifetime: Lifetime) throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
      try container.register(BookmarkList.self, lifetime: lifetime) { resolver in
        BookmarkList(bookmark: try resolver.resolve(Bookmark.self))
      }
    }
    let scope = container.makeScope()
    var list: BookmarkList?
    let came = answer { list = try scope.resolve(BookmarkList.self) }
    let bookmark = try scope.resolve(Bookmark.self)
    let why: Comment = """
      A \(lifetime) service did not get the bookmark of the scope that asked: its factory was \
      handed another resolver, such as that of the container. An inherited factory builds for \
      whoever asks.
      """
    #expect(came == "served", why)
    if let list { #expect(list.bookmark === bookmark, why) }
  }

  @Test("What a scope adds holds for it and for those below it")
  func shadows() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self) { _ in PageTitle("from the app") }
      try container.register(TitleBar.self, lifetime: .scoped) { resolver in
        TitleBar(title: try resolver.resolve(PageTitle.self))
      }
    }
    let scope = try container.makeScope { scope in
      try scope.register(PageTitle.self) { _ in PageTitle("from the scope") }
    }
    let below = scope.makeScope()
    let titles = try [scope, below].map { try $0.resolve(PageTitle.self).text }
    #expect(
      titles == ["from the scope", "from the scope"],
      """
      The definition further up won against the nearer one. A scope looks in itself first: that is \
      how an operation brings its own document, account or reader.
      """
    )
    #expect(
      try scope.resolve(TitleBar.self).title.text == "from the scope",
      """
      An inherited factory did not see what the scope has added. It must ask the scope for which \
      it builds, or one operation mixes two worlds.
      """
    )
  }

  @Test("What a scope adds reaches neither its container nor its siblings")
  func addsOnlyToItself() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self) { _ in PageTitle("from the app") }
    }
    let first = try? container.makeScope { scope in
      try scope.register(PageTitle.self) { _ in PageTitle("from the scope") }
      try scope.register(Bookmark.self) { _ in Bookmark() }
    }
    let second = container.makeScope()
    #expect(
      first != nil,
      "A scope could not register a type that its container knows. Hiding it is no duplicate."
    )
    let others: [any Resolver] = [container, second]
    let titles = try others.map { try $0.resolve(PageTitle.self).text }
    #expect(
      titles == ["from the app", "from the app"],
      """
      What one scope has added changed its container or another scope. A definition stays where it \
      was added: an operation must not reconfigure the app.
      """
    )
    #expect(
      failure { _ = try second.resolve(Bookmark.self) } != nil,
      "A scope knows a service that only its sibling has registered. Definitions have leaked."
    )
  }
}
