import ChildScope
import Testing

@Suite("Step 5 ★ · Draw what the scope owns")
struct Step5DrawWhatTheScopeOwnsTests {
  /// A shared cache; a session, and a list that asks for a transient title bar, for each scope.
  private func drawnContainer() throws -> Container {
    try frozenContainer { container in
      try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
      try container.register(PageTitle.self, lifetime: .shared) { _ in PageTitle("Contents") }
      try container.register(ReadingSession.self, lifetime: .scoped) { resolver in
        ReadingSession(cache: try resolver.resolve(ImageCache.self))
      }
      try container.register(TitleBar.self) { resolver in
        TitleBar(title: try resolver.resolve(PageTitle.self))
      }
      try container.register(BookmarkList.self, lifetime: .scoped) { resolver in
        _ = try resolver.resolve(TitleBar.self)
        _ = try resolver.resolve(TitleBar.self)
        return BookmarkList(bookmark: Bookmark())
      }
    }
  }

  @Test("Each scope is a box around what it keeps")
  func drawsBoxes() throws {
    let container = try drawnContainer()
    let maya = container.makeScope(named: "Maya")
    let bob = container.makeScope(named: "Bob")
    for scope in [maya, bob] { _ = try scope.resolve(ReadingSession.self) }
    let boxed = [
      "ImageCache · shared in App", "ReadingSession · scoped in Bob",
      "ReadingSession · scoped in Maya",
    ]
    #expect(
      Drawing(container.diagram()).boxed == boxed,
      """
      The boxes do not hold what each level keeps, and nothing else. A box says who ends a service: \
      draw what was built, once, where it is owned, and leave out what was only registered.
      """
    )
    try maya.close()
    try bob.close()
  }

  @Test("What was asked for is noted, each once")
  func notesQuestions() throws {
    let scope = try drawnContainer().makeScope(named: "Maya")
    for _ in 1...3 { _ = try scope.resolve(BookmarkList.self) }
    let arrows = Drawing(scope.diagram()).arrows
    #expect(
      arrows.count == 2,
      """
      The list asked for a title bar, which asked for a title, and the drawing does not show these \
      two arrows. Note who asks (5a) in the scope that is asked; what is not noted cannot be drawn.
      """
    )
    try scope.close()
  }

  @Test("A transient service stands in no box")
  func drawsTransients() throws {
    let scope = try drawnContainer().makeScope(named: "Maya")
    _ = try scope.resolve(BookmarkList.self)
    let drawing = Drawing(scope.diagram())
    let why: Comment = """
      The transient title bar is missing, or stands in a box, or was drawn more than once. No scope \
      keeps it or ends it: it lives for as long as whoever asked holds it.
      """
    #expect(drawing.free == ["TitleBar · transient"], why)
    #expect(drawing.boxed == ["BookmarkList · scoped in Maya", "PageTitle · shared in App"], why)
    try scope.close()
  }

  @Test("Arrows lead from who asked to what was asked for")
  func drawsArrows() throws {
    let container = try drawnContainer()
    let scope = container.makeScope(named: "Maya")
    for _ in 1...3 { _ = try scope.resolve(BookmarkList.self) }
    _ = try scope.resolve(ReadingSession.self)
    let arrows = [
      "BookmarkList · scoped in Maya → TitleBar · transient",
      "ReadingSession · scoped in Maya → ImageCache · shared in App",
      "TitleBar · transient → PageTitle · shared in App",
    ]
    let came = Drawing(scope.diagram()).arrows
    #expect(
      came == arrows,
      """
      The arrows do not say who asked for whom, each once. They show what a service may hold; \
      turned round, doubled or left out, they hide the way by which something stays alive.
      """
    )
    try scope.close()
  }

  @Test("What only one scope asked for is drawn there alone")
  func tellsScopesApart() throws {
    let container = try frozenContainer { container in
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
      try container.register(PageTitle.self, lifetime: .scoped) { _ in PageTitle("") }
      var isFirst = true
      try container.register(BookmarkList.self, lifetime: .scoped) { resolver in
        defer { isFirst = false }
        if isFirst { _ = try resolver.resolve(PageTitle.self) }
        return BookmarkList(bookmark: try resolver.resolve(Bookmark.self))
      }
    }
    let maya = container.makeScope(named: "Maya")
    let bob = container.makeScope(named: "Bob")
    for scope in [maya, bob] {
      _ = try scope.resolve(BookmarkList.self)
      _ = try scope.resolve(PageTitle.self)
    }
    let arrows = [
      "BookmarkList · scoped in Bob → Bookmark · scoped in Bob",
      "BookmarkList · scoped in Maya → Bookmark · scoped in Maya",
      "BookmarkList · scoped in Maya → PageTitle · scoped in Maya",
    ]
    let came = Drawing(container.diagram()).arrows
    #expect(
      came == arrows,
      """
      The same factory asked for different things in two scopes, and the drawing does not tell them \
      apart. It shows the graph that each scope built, not what a factory might ask for.
      """
    )
    try maya.close()
    try bob.close()
  }

  @Test("What nobody keeps leaves no arrow")
  func drawsNoPassingQuestion() throws {
    let container = try frozenContainer { container in
      try container.register(PageTitle.self, lifetime: .shared) { _ in PageTitle("Contents") }
      try container.register(Bookmark.self, lifetime: .scoped) { _ in Bookmark() }
      var isFirst = true
      try container.register(TitleBar.self) { resolver in
        defer { isFirst = false }
        let text = isFirst ? try resolver.resolve(PageTitle.self).text : "without a title"
        return TitleBar(title: PageTitle(text))
      }
      var hasFailed = false
      try container.register(BookmarkList.self, lifetime: .scoped) { resolver in
        _ = try resolver.resolve(TitleBar.self)
        if !hasFailed {
          hasFailed = true
          _ = try resolver.resolve(Bookmark.self)
          throw TornPage(number: 1)
        }
        return BookmarkList(bookmark: Bookmark())
      }
    }
    let scope = container.makeScope(named: "Maya")
    _ = try scope.resolve(TitleBar.self)
    _ = failure { _ = try scope.resolve(BookmarkList.self) }
    _ = try scope.resolve(BookmarkList.self)
    let arrows = Drawing(scope.diagram()).arrows
    let title = "TitleBar · transient → PageTitle · shared in App"
    #expect(
      arrows.filter { $0 == title } == [],
      """
      Somebody asked for a title bar on its own and let it go; the one that the list holds never \
      asked for a title. Note what is asked only while something is built that a scope will keep.
      """
    )
    #expect(
      arrows.filter { $0 != title } == ["BookmarkList · scoped in Maya → TitleBar · transient"],
      """
      The arrows are not those of the list that is kept. An attempt that failed asked for a \
      bookmark; the list that is kept did not.
      """
    )
    try scope.close()
  }

  @Test("A scope draws itself, those below it, and what they reach further up")
  func drawsItsPart() throws {
    let container = try drawnContainer()
    let maya = container.makeScope(named: "Maya")
    let page = maya.makeScope(named: "Page 12")
    let bob = container.makeScope(named: "Bob")
    _ = try page.resolve(ReadingSession.self)
    _ = try maya.resolve(BookmarkList.self)
    _ = try bob.resolve(ReadingSession.self)
    let boxed = ["ImageCache · shared in App", "ReadingSession · scoped in Page 12"]
    #expect(
      Drawing(page.diagram()).boxed == boxed,
      """
      A scope did not draw what it owns and reaches, and that alone. Another reader's session, or a \
      title that it never asked for, is not part of its graph.
      """
    )
    let boxedForMaya = [
      "BookmarkList · scoped in Maya", "ImageCache · shared in App", "PageTitle · shared in App",
      "ReadingSession · scoped in Page 12",
    ]
    #expect(
      Drawing(maya.diagram()).boxed == boxedForMaya,
      "A scope did not draw the open scopes below it. They end with it, so they belong to the graph."
    )
    for scope in [page, bob] { try scope.close() }
  }
}
