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
    let boxes = [
      "App": ["ImageCache · shared"], "Maya": ["ReadingSession · scoped"],
      "Bob": ["ReadingSession · scoped"],
    ]
    #expect(
      Drawing(container.diagram()).boxes == boxes,
      """
      The boxes do not hold what each level keeps, and nothing else. A box says who ends a service: \
      draw what was built, once, where it is owned, and leave out what was only registered.
      """
    )
    try maya.close()
    try bob.close()
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
    #expect(
      Drawing(scope.diagram()).arrows == arrows,
      """
      The arrows do not say who asked for whom, each once. They show what a service may hold; \
      turned round, doubled or left out, they hide the way by which something stays alive.
      """
    )
    try scope.close()
  }

  @Test("A transient service stands in no box")
  func drawsTransients() throws {
    let scope = try drawnContainer().makeScope(named: "Maya")
    _ = try scope.resolve(BookmarkList.self)
    let drawing = Drawing(scope.diagram())
    #expect(
      drawing.free == ["TitleBar · transient"]
        && drawing.boxes == ["Maya": ["BookmarkList · scoped"], "App": ["PageTitle · shared"]],
      """
      The transient title bar is missing, or stands in a box, or was drawn more than once. No scope \
      keeps it or ends it: it lives for as long as whoever asked holds it.
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
    #expect(
      Drawing(container.diagram()).arrows == arrows,
      """
      The same factory asked for different things in two scopes, and the drawing does not tell them \
      apart. It shows the graph that each scope built, not what a factory might ask for.
      """
    )
    try maya.close()
    try bob.close()
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
    let boxes = [
      "Page 12": ["ReadingSession · scoped"], "App": ["ImageCache · shared"],
    ]
    #expect(
      Drawing(page.diagram()).boxes == boxes,
      """
      A scope did not draw what it owns and reaches, and that alone. Another reader's session, or a \
      title that it never asked for, is not part of its graph.
      """
    )
    let mayasBoxes = [
      "Maya": ["BookmarkList · scoped"], "Page 12": ["ReadingSession · scoped"],
      "App": ["ImageCache · shared", "PageTitle · shared"],
    ]
    #expect(
      Drawing(maya.diagram()).boxes == mayasBoxes,
      "A scope did not draw the open scopes below it. They end with it, so they belong to the graph."
    )
    for scope in [page, bob] { try scope.close() }
  }
}
