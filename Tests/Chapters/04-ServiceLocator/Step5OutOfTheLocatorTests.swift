import ServiceLocator
import Testing

@Suite("Step 5 · Out of the locator")
struct Step5OutOfTheLocatorTests {
  @Test("The screen opens pages in one session and shares quotes")
  func works() throws {
    let quotes = SharedQuotes()
    let session = ReadingSession(cache: ImageCache())
    let container = try frozenContainer { container in
      try container.register(ReadingSession.self) { _ in session }
      try container.register((any QuoteSharing).self) { _ in quotes }
    }
    let screen = try makeReadingScreen(from: container)
    let texts = [screen.open(1), screen.open(2)]
    try screen.share("Call me Ishmael.")
    #expect(
      texts == ["Page 1", "Page 2"] && session.openedPages == [1, 2],
      "The screen does not open its pages in the session that it was composed with."
    )
    #expect(
      quotes.quotes == ["Call me Ishmael."],
      "The quote did not reach the sharing that the screen was composed with, exactly once."
    )
    quotes.failure = LostConnection(attempt: 4)
    #expect(
      throws: LostConnection(attempt: 4),
      "Sharing failed and the screen's caller did not hear the very error. A quote is lost unseen."
    ) {
      try screen.share("Call me Ishmael.")
    }
  }

  @Test("A missing capability is reported when the screen is made", arguments: [0, 1])
  func failsEarly(missing: Int) throws {
    let container = try frozenContainer { container in
      if missing != 0 {
        try container.register(ReadingSession.self) { _ in ReadingSession(cache: ImageCache()) }
      }
      if missing != 1 {
        try container.register((any QuoteSharing).self) { _ in SharedQuotes() }
      }
    }
    let name = ["ServiceLocator.ReadingSession", "ServiceLocator.QuoteSharing"][missing]
    #expect(
      throws: ResolutionFailure.missing(name),
      """
      \(name) is missing, and a screen was made all the same. It will fail late, in the one method \
      that asks, in front of a user: resolve everything where the screen is composed.
      """
    ) {
      try makeReadingScreen(from: container)
    }
  }

  @Test("The screen asks for nothing once it is made")
  func asksNothingLater() throws {
    let resolver = ListeningResolver(try readingContainer(sharing: SharedQuotes()))
    let screen = try makeReadingScreen(from: resolver)
    let before = resolver.questions.sorted()
    _ = screen.open(1)
    try? screen.share("Call me Ishmael.")
    #expect(
      resolver.questions.sorted() == before,
      """
      The finished screen went on asking the resolver. A screen that holds a resolver may ask for \
      anything at any time, so nobody can read from its initializer what it needs.
      """
    )
    #expect(
      before == ["QuoteSharing", "ReadingSession"],
      """
      The composition did not ask once for each of the two things that the screen needs. Resolve \
      exactly what the initializer names.
      """
    )
  }

  @Test("The screen does not keep the container alive")
  func releasesTheContainer() throws {
    weak var released: Container?
    func compose() throws -> ReadingScreen {
      let container = try readingContainer(sharing: SharedQuotes())
      released = container
      return try makeReadingScreen(from: container)
    }
    let screen = try compose()
    _ = screen.open(1)
    #expect(
      released == nil,
      """
      The screen holds the container that it was composed from, and with it every registration. It \
      needs a session and a way to share, so it keeps those two.
      """
    )
  }

  @Test("Validation reports all that is missing at once")
  func reportsAllMissing() throws {
    let container = try frozenContainer { container in
      try container.register(Library.Reader.self) { _ in Library.Reader() }
    }
    #expect(
      throws: UnmetRequirements(
        missing: [
          "ServiceLocatorTests.Desk", "ServiceLocatorTests.Account.Reader",
          "ServiceLocatorTests.Search",
        ]),
      """
      Not exactly the missing types were reported, by full name, each once, in the order they were \
      required. Whoever mends one at a time starts the app once for each of them.
      """
    ) {
      try container.validate(
        requires: [
          Desk.self, Account.Reader.self, Library.Reader.self, Search.self, Desk.self,
        ])
    }
  }

  @Test("Validation accepts what is there and builds nothing")
  func buildsNothing() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in
        try calls.call()
        throw LostConnection(attempt: 1)
      }
    }
    #expect(
      throws: Never.self,
      "A registered type was reported as missing. Validation looks for registrations, not instances."
    ) {
      try container.validate(requires: [Catalogue.self])
    }
    #expect(
      calls.count == 0,
      """
      Validation called a factory. A check that builds things opens files and connections for a \
      plug-in that may never be activated: look up the key and leave it at that.
      """
    )
  }

  @Test("Validation is exact about types", arguments: UnrelatedKey.all.prefix(3))
  func isExact(pair: UnrelatedKey) {
    #expect(
      throws: UnmetRequirements(missing: [pair.missingName]),
      """
      \(pair.testDescription), and validation did not notice. It must judge as `resolve` will: a \
      validation that says yes and a look-up that says no help nobody.
      """
    ) {
      try pair.validate()
    }
  }

  @Test("Validation waits until the container is frozen")
  func refusesEarlyValidation() {
    #expect(
      throws: ResolutionFailure.notFrozen,
      """
      The container was validated while registrations may still come. What is missing now may be \
      there in a moment: freeze first.
      """
    ) {
      try Container().validate(requires: [Catalogue.self])
    }
  }

  @Test("A plug-in with unmet requirements is not activated")
  func refusesPlugIns() throws {
    let container = try frozenContainer { container in
      try container.register(Library.Reader.self) { _ in Library.Reader() }
    }
    let plugIn = Translator(requires: [Library.Reader.self, Desk.self])
    #expect(
      throws: UnmetRequirements(missing: ["ServiceLocatorTests.Desk"]),
      "A plug-in lacks something that it requires, and its activation did not report that."
    ) {
      try container.activate(plugIn)
    }
    #expect(
      plugIn.activations.isEmpty,
      """
      The plug-in was activated although it lacks something. It has begun to work and will fail in \
      the middle: validate before you activate.
      """
    )
  }

  @Test("A plug-in whose requirements are met is activated once")
  func activatesPlugIns() throws {
    let container = try frozenContainer { container in
      try container.register(Library.Reader.self) { _ in Library.Reader() }
    }
    let plugIn = Translator()
    try? container.activate(plugIn)
    #expect(
      plugIn.activations == ["library"],
      """
      The plug-in was not activated exactly once, with a resolver that answers. All that it \
      requires is there, so it may begin.
      """
    )
    plugIn.failure = LostConnection(attempt: 2)
    #expect(
      throws: LostConnection(attempt: 2),
      "The plug-in failed to start, and its own error did not reach whoever activates it."
    ) {
      try container.activate(plugIn)
    }
  }
}
