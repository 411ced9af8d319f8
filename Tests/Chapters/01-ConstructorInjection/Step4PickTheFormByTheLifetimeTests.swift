import ConstructorInjection
import Testing

@Suite("Step 4 · Pick the form by the lifetime")
struct Step4PickTheFormByTheLifetimeTests {
  @Test("A style is applied to the message")
  func appliesTheStyle() throws {
    let presenter = GreetingPresenter(reader: SteeredReader())
    try presenter.showGreeting(for: "Maya")
    #expect(
      presenter.render { "*\($0)*" } == "*Hello, Maya*",
      """
      The style was not applied to the message, or not exactly once. A collaborator that is handed \
      in and then left unused is a promise broken.
      """
    )
  }

  @Test("A style lasts for one call")
  func forgetsTheStyle() throws {
    let presenter = GreetingPresenter(reader: SteeredReader())
    try presenter.showGreeting(for: "Maya")
    _ = presenter.render { "*\($0)*" }
    #expect(
      [presenter.render { "(\($0))" }, presenter.message] == ["(Hello, Maya)", "Hello, Maya"],
      """
      After a first style, the second does not come out alone, or the message is no longer plain. \
      What is handed to a method belongs to that one call: keep neither the style nor what it made.
      """
    )
  }

  @Test("Activation without a presenter names what is missing")
  func namesTheMissingPresenter() {
    #expect(
      throws: ActivationFailure.missing("presenter"),
      """
      Activation did not report the missing presenter by name. This is the one place where \
      somebody can still mend it; later, the screen has already promised to work.
      """
    ) {
      try GreetingScreen().activate()
    }
  }

  @Test("Showing before activation is an error", arguments: [false, true])
  func refusesBeforeActivation(hasPresenter: Bool) {
    let screen = GreetingScreen()
    if hasPresenter { screen.presenter = GreetingPresenter(reader: SteeredReader()) }
    #expect(
      throws: ActivationFailure.notActivated,
      """
      A screen that was never activated did not say so. If it silently does nothing, or works by \
      luck, the mistake stays hidden until a user meets it.
      """
    ) {
      try screen.show("Maya")
    }
  }

  @Test("A failed activation does not activate the screen")
  func staysInactive() {
    let screen = GreetingScreen()
    try? screen.activate()
    screen.presenter = GreetingPresenter(reader: SteeredReader())
    #expect(
      throws: ActivationFailure.notActivated,
      """
      The activation failed, and still the screen does not call itself "not activated". Check \
      first, then change: a failed call leaves things as they were.
      """
    ) {
      try screen.show("Maya")
    }
  }

  @Test("A failed activation leaves an activated screen at work")
  func keepsTheActivation() throws {
    let listener = Listener()
    let screen = try activatedScreen(delegate: listener)
    screen.presenter = nil
    try? screen.activate()
    try? screen.show("Maya")
    #expect(
      listener.heard == ["Hello, Maya"],
      """
      The second activation failed, and the screen lost the presenter of the first. A failed \
      activation changes nothing: look whether the new presenter is there, then let go of the old.
      """
    )
  }

  @Test("Activation succeeds once the presenter is there")
  func recovers() {
    let presenter = GreetingPresenter(reader: SteeredReader())
    let screen = GreetingScreen()
    try? screen.activate()
    screen.presenter = presenter
    #expect(
      throws: Never.self,
      """
      The missing presenter was set, but the screen still refuses to work. An error that says what \
      is missing is of use only if the next try can succeed.
      """
    ) {
      try screen.activate()
      try screen.show("Maya")
    }
    #expect(presenter.message == "Hello, Maya", "The mended screen shows nothing.")
  }

  @Test("An activated screen owns its presenter")
  func keepsThePresenter() throws {
    let listener = Listener()
    let screen = try activatedScreen(delegate: listener)
    screen.presenter = nil
    #expect(
      throws: Never.self,
      """
      After activation the screen still depends on a property that anyone may empty. Activation \
      promises that the screen works, so the screen owns the presenter it was activated with.
      """
    ) {
      try screen.show("Maya")
    }
    #expect(
      listener.heard == ["Hello, Maya"],
      "The screen skipped its greeting when the property was emptied, and told nobody."
    )
    screen.presenter = GreetingPresenter(reader: SteeredReader { _ in "Good evening" })
    try? screen.show("Bob")
    #expect(
      listener.heard.last == "Hello, Bob",
      """
      Another presenter was set but not activated, and the delegate heard its message, or nothing. \
      Show with the presenter of the last activation, and tell the delegate what that one shows.
      """
    )
  }

  @Test("Activating again takes the presenter that is set then")
  func activatesAgain() throws {
    let later = GreetingPresenter(reader: SteeredReader())
    let screen = try activatedScreen()
    screen.presenter = later
    #expect(
      throws: Never.self,
      "A second activation is allowed: a framework may show the same screen many times."
    ) {
      try screen.activate()
    }
    try screen.show("Maya")
    #expect(
      later.message == "Hello, Maya",
      """
      The second activation was ignored: the screen still works with its first presenter. Who sets \
      a presenter and activates again has asked for the new one.
      """
    )
  }

  @Test("The delegate hears each greeting that is shown")
  func tellsTheDelegate() throws {
    let listener = Listener()
    let screen = try activatedScreen(delegate: listener)
    for name in ["Maya", "Maya", "Bob"] { try screen.show(name) }
    #expect(
      listener.heard == ["Hello, Maya", "Hello, Maya", "Hello, Bob"],
      """
      The delegate did not hear each greeting once. One that is shown again is told again. Show \
      first, tell after: a delegate that is told too early hears the message from before.
      """
    )
    let newcomer = Listener()
    screen.delegate = newcomer
    try screen.show("Alice")
    #expect(
      newcomer.heard == ["Hello, Alice"],
      """
      A delegate that was set after the activation hears nothing. Whoever listens may come and go \
      at any time: read the property anew for each greeting, and keep no copy of it.
      """
    )
  }

  @Test("A failed greeting is an error for the caller and no news for the delegate")
  func passesTheError() throws {
    let listener = Listener()
    let reader = SteeredReader { _ in throw LostConnection(attempt: 1) }
    let screen = try activatedScreen(reader: reader, delegate: listener)
    #expect(
      throws: LostConnection(attempt: 1),
      "The caller did not get the presenter's own error, so it cannot know what went wrong."
    ) {
      try screen.show("Maya")
    }
    #expect(
      listener.heard.isEmpty,
      """
      The delegate was told of a greeting although none was shown. "Did show" must be true \
      whenever it is said.
      """
    )
  }

  @Test("A screen without a delegate shows its greeting all the same")
  func needsNoDelegate() throws {
    let screen = try activatedScreen()
    try screen.show("Maya")
    #expect(
      screen.presenter?.message == "Hello, Maya",
      """
      Without a delegate the screen shows nothing. A delegate is truly optional: the work must not \
      depend on somebody listening.
      """
    )
  }

  @Test("The screen does not keep its delegate alive")
  func releasesTheDelegate() {
    let screen = GreetingScreen()
    weak var released: Listener?
    func connect() {
      let listener = Listener()
      screen.delegate = listener
      released = listener
    }
    connect()
    #expect(
      released == nil,
      """
      The screen retains its delegate. A delegate often owns the screen: if the screen owns it in \
      return, neither is ever released. Such a reference back is weak.
      """
    )
  }

  @Test("A screen that nobody holds is released")
  func isReleased() throws {
    let listener = Listener()
    weak var released: GreetingScreen?
    func use() throws {
      let screen = try activatedScreen(delegate: listener)
      try screen.show("Maya")
      released = screen
    }
    try use()
    #expect(
      released == nil,
      """
      The screen outlives its owner: something that it owns, or something global, holds it. A \
      closure that the screen keeps must not keep the screen.
      """
    )
  }

  @Test("An assembled screen is ready to use")
  func assemblesEverything() throws {
    let listener = Listener()
    let screen = try makeGreetingScreen(reader: SteeredReader(), delegate: listener)
    #expect(
      throws: Never.self,
      "The assembled screen cannot show a greeting. Assembly ends with activation, not before it."
    ) {
      try screen.show("Maya")
    }
    #expect(
      listener.heard == ["Hello, Maya"],
      """
      The delegate that was handed to the assembly hears nothing. The composition root connects \
      what it is given: nobody else knows both sides.
      """
    )
  }

  @Test("The assembly keeps nothing that it connects")
  func keepsNothing() throws {
    weak var reader: SteeredReader?
    weak var listener: Listener?
    weak var screen: GreetingScreen?
    func use() throws {
      let (ownReader, ownListener) = (SteeredReader(), Listener())
      screen = try makeGreetingScreen(reader: ownReader, delegate: ownListener)
      (reader, listener) = (ownReader, ownListener)
    }
    try use()
    let kept = [
      screen == nil ? nil : "the screen", reader == nil ? nil : "the reader",
      listener == nil ? nil : "the delegate",
    ].compactMap(\.self)
    #expect(
      kept.isEmpty,
      """
      Still held when nobody uses it: \(kept.joined(separator: ", ")). The composition root hands \
      things to each other and keeps none: what it puts in a global list is never released.
      """
    )
  }

  @Test("The assembly uses the reader it is given")
  func usesTheGivenReader() throws {
    let screen = try makeGreetingScreen(reader: SteeredReader { _ in "Good evening" })
    try screen.show("Maya")
    #expect(
      screen.presenter?.message == "Good evening",
      """
      A reader was handed in, but another one answers. A default stands in for an argument that is \
      left out; it must never win against one that is there.
      """
    )
  }

  @Test("Without a reader the assembly takes the app's own")
  func usesTheDefaultReader() throws {
    let screen = try makeGreetingScreen()
    try screen.show("Maya")
    #expect(
      screen.presenter?.message == "Hello, Maya",
      """
      The short call does not give the app's own greeting. The default argument is there so that \
      the app can leave the reader out and get `LocalGreetingReader`.
      """
    )
  }

  @Test("Two assembled screens share nothing")
  func sharesNothing() throws {
    let morning = try makeGreetingScreen(reader: SteeredReader { _ in "Good morning" })
    let evening = try makeGreetingScreen(reader: SteeredReader { _ in "Good evening" })
    try morning.show("Maya")
    try evening.show("Maya")
    #expect(
      [morning, evening].map(\.presenter?.message) == ["Good morning", "Good evening"],
      """
      Building a second screen changed the first one, or got its parts. What the assembly keeps in \
      a static property is shared by the whole program.
      """
    )
  }
}
