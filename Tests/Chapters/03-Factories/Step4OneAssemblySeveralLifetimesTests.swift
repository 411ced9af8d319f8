import Factories
import Testing

@Suite("Step 4 · One assembly, several lifetimes")
struct Step4OneAssemblySeveralLifetimesTests {
  @Test("What a screen saves, the shelf of its assembly shows")
  func sharesThePool() throws {
    let app = assembly()
    let shelf = app.makeBookshelf()
    let screen = app.makeEditScreen(for: letter)
    screen.draft.text = "Dear Maya"
    try screen.save()
    #expect(
      [shelf.lines, app.makeBookshelf().lines] == [["Letter: Dear Maya"], ["Letter: Dear Maya"]],
      """
      A text was saved, and a shelf of the same assembly does not show it: a pool was opened for a \
      single feature. What features share is made once, where they are put together.
      """
    )
  }

  @Test("One assembly opens one pool")
  func opensOnePool() throws {
    let well = Well()
    let app = ReadingAppFactory(
      greeting: GreetingConfiguration(prefix: "Hello"), openPool: well.openPool)
    for document in [letter, diary] { try app.makeEditScreen(for: document).save() }
    for _ in 0..<2 { _ = app.makeBookshelf().lines }
    #expect(
      well.pools.count == 1,
      """
      The assembly did not open exactly one pool through the factory it was given. Open it once, \
      keep it, and hand the same one to every feature.
      """
    )
  }

  @Test("Two assemblies share nothing")
  func isolatesAssemblies() throws {
    let (mine, yours) = (assembly(), assembly())
    let screen = mine.makeEditScreen(for: letter)
    screen.draft.text = "Dear Maya"
    try screen.save()
    #expect(
      yours.makeBookshelf().lines.isEmpty && yours.makeEditScreen(for: letter).draft.text.isEmpty,
      """
      A text saved in one assembly appears in another. A static pool belongs to the whole program: \
      then a test sees what another one left, and one account what another one wrote.
      """
    )
  }

  @Test("Each screen has a draft of its own", arguments: [letter, diary])
  func separatesDrafts(document: Document) {
    let app = assembly()
    let first = app.makeEditScreen(for: letter)
    let second = app.makeEditScreen(for: document)
    first.draft.text = "Dear Maya"
    #expect(
      second.draft.text.isEmpty,
      """
      What is typed on one screen shows on another: one draft serves several screens. A draft \
      belongs to its screen, also where a look-up by type or by document would find another.
      """
    )
  }

  @Test("A draft begins with the stored text")
  func beginsWithTheStoredText() throws {
    let app = assembly()
    let screen = app.makeEditScreen(for: letter)
    screen.draft.text = "Dear Maya"
    try screen.save()
    #expect(
      [letter, diary].map { app.makeEditScreen(for: $0).draft.text } == ["Dear Maya", ""],
      """
      A new screen does not begin with what is stored for its document. From an empty draft, the \
      first save would wipe the text.
      """
    )
  }

  @Test("A screen takes a connection for each save, and gives it back")
  func borrowsConnections() throws {
    let well = Well()
    let app = ReadingAppFactory(
      greeting: GreetingConfiguration(prefix: "Hello"), openPool: well.openPool)
    let screens = (0..<5).map { _ in app.makeEditScreen(for: letter) }
    #expect(
      throws: Never.self,
      """
      A screen cannot save again and again. It must receive a factory of sessions, not a session \
      that is already open: that one serves a single save.
      """
    ) {
      for _ in 0..<2 { for screen in screens { try screen.save() } }
    }
    #expect(
      well.pools.reduce(0) { $0 + $1.connectionsInUse } == 0,
      """
      Nobody is saving, and connections of the pool are still in use. The pool has three: a \
      session that lives as long as its screen takes one away from everybody else.
      """
    )
  }

  @Test("A draft goes when its screen goes")
  func releasesDrafts() {
    let app = assembly()
    weak var released: Draft?
    func use() { released = app.makeEditScreen(for: letter).draft }
    use()
    #expect(
      released == nil,
      """
      The screen is gone, and the assembly still holds its draft. A long-lived owner that keeps \
      short-lived things fills up, and shows somebody an old text one day.
      """
    )
  }

  @Test("A feature keeps its parts, and not the assembly")
  func keepsOnlyParts() throws {
    weak var released: ReadingAppFactory?
    func build() -> (EditScreen, Bookshelf) {
      let app = assembly()
      released = app
      return (app.makeEditScreen(for: letter), app.makeBookshelf())
    }
    let (screen, shelf) = build()
    screen.draft.text = "Dear Maya"
    #expect(
      throws: Never.self,
      """
      The screen outlived its assembly, and cannot save any more. Perhaps its closure holds `self` \
      weakly: capture the pool in its place, as in `{ [pool] document in … }`.
      """
    ) {
      try screen.save()
    }
    #expect(
      shelf.lines == ["Letter: Dear Maya"],
      "Without the assembly the features no longer work together. Each has to keep its parts."
    )
    #expect(
      released == nil,
      """
      A feature holds the whole assembly, and could ask it for anything at any time. Hand it the \
      parts it needs, by name: a closure can capture the pool in place of `self`.
      """
    )
  }

  @Test("A screen alone keeps the pool that it saves to")
  func keepsThePool() throws {
    weak var pool: DatabasePool?
    func build() -> EditScreen {
      let app = ReadingAppFactory(greeting: GreetingConfiguration(prefix: "Hello")) {
        let opened = DatabasePool()
        pool = opened
        return opened
      }
      return app.makeEditScreen(for: letter)
    }
    let screen = build()
    screen.draft.text = "Dear Maya"
    try? screen.save()
    #expect(
      pool?.text(of: letter) == "Dear Maya",
      """
      The screen outlived its assembly, and its text is not in the pool of that assembly. A pool \
      that is held weakly goes with its last owner; a stand-in for it takes a text and forgets it.
      """
    )
  }

  @Test("Each assembly greets in its own way")
  func greetsAsConfigured() throws {
    let formal = assembly(prefix: "Welcome").makeGreetingPresenter()
    let casual = assembly(prefix: "Hi").makeGreetingPresenter()
    for presenter in [formal, casual] { try presenter.showGreeting(for: "Maya") }
    let mistake = Greeting.mistake(
      in: [
        Greeting(text: formal.message, prefix: "Welcome", name: "Maya"),
        Greeting(text: casual.message, prefix: "Hi", name: "Maya"),
      ],
      otherwise: """
        A presenter does not greet with the prefix of its assembly. The assembly keeps its \
        configuration and hands it to the factory of the feature.
        """)
    #expect(
      [formal.message, casual.message] == ["Welcome, Maya", "Hi, Maya"],
      "\(mistake)"
    )
  }

  @Test("Each presenter of an assembly has a message of its own")
  func separatesPresenters() throws {
    let app = assembly()
    let first = app.makeGreetingPresenter()
    let second = app.makeGreetingPresenter()
    try first.showGreeting(for: "Maya")
    #expect(
      second.message.isEmpty,
      """
      A greeting shown by one presenter shows on another: the assembly, or the factory it calls, \
      keeps one presenter for everybody. What is shown on one screen belongs to that screen alone.
      """
    )
  }
}
