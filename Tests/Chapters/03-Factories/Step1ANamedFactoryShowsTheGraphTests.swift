import Factories
import Testing

@Suite("Step 1 · A named factory shows the graph")
struct Step1ANamedFactoryShowsTheGraphTests {
  @Test(
    "A feature greets as it was configured",
    arguments: [("Welcome", "Maya"), ("hi", "maya"), ("Bon dia", "Maya McLee")])
  func greetsAsConfigured(prefix: String, name: String) throws {
    let feature = makeGreetingFeature(configuration: GreetingConfiguration(prefix: prefix))
    try feature.showGreeting(for: name)
    let mistake = Greeting.mistake(
      in: [Greeting(text: feature.message, prefix: prefix, name: name)],
      otherwise: """
        The text does not hold both the given prefix and the name. Perhaps the factory does not \
        build its reader from this configuration: what it drops, nobody further inside can know.
        """)
    #expect(
      feature.message == "\(prefix), \(name)",
      "\(mistake)"
    )
  }

  @Test("Two features with two configurations live side by side")
  func liveSideBySide() throws {
    let formal = makeGreetingFeature(configuration: GreetingConfiguration(prefix: "Welcome"))
    let casual = makeGreetingFeature(configuration: GreetingConfiguration(prefix: "Hi"))
    try formal.showGreeting(for: "Maya")
    try casual.showGreeting(for: "Maya")
    let mistake = Greeting.mistake(
      in: [
        Greeting(text: formal.message, prefix: "Welcome", name: "Maya"),
        Greeting(text: casual.message, prefix: "Hi", name: "Maya"),
      ],
      otherwise: """
        A feature does not greet with its own prefix. Perhaps the configuration is a switch for \
        the whole program: then whoever sets it last decides for everybody.
        """)
    #expect(
      [formal.message, casual.message] == ["Welcome, Maya", "Hi, Maya"],
      "\(mistake)"
    )
  }

  @Test("A reader keeps its own configuration, whoever built it")
  func readerKeepsItsConfiguration() throws {
    let formal = ConfiguredGreetingReader(configuration: GreetingConfiguration(prefix: "Welcome"))
    _ = makeGreetingFeature(configuration: GreetingConfiguration(prefix: "Hi"))
    let text = try formal.greeting(for: "Bob")
    let mistake = Greeting.mistake(
      in: [Greeting(text: text, prefix: "Welcome", name: "Bob")],
      otherwise: """
        A reader that was made without the factory does not greet with its own prefix. It must \
        keep what its initializer was given, and depend on nothing that somebody else sets.
        """)
    #expect(text == "Welcome, Bob", "\(mistake)")
  }

  @Test("Each call builds a feature of its own")
  func buildsAnew() throws {
    let configuration = GreetingConfiguration(prefix: "Welcome")
    let first = makeGreetingFeature(configuration: configuration)
    let second = makeGreetingFeature(configuration: configuration)
    try first.showGreeting(for: "Maya")
    #expect(
      second.message.isEmpty,
      """
      Showing a greeting in one feature changed another, or a new feature already shows something. \
      Equal configurations do not make two features one: each screen has its own message.
      """
    )
  }

  @Test("A feature that nobody holds is released")
  func isReleased() {
    weak var released: GreetingPresenter?
    func use() {
      let configuration = GreetingConfiguration(prefix: "Welcome")
      released = makeGreetingFeature(configuration: configuration)
    }
    use()
    #expect(
      released == nil,
      """
      The factory still holds a feature that its caller has let go. It builds and hands over; who \
      receives the feature owns it, and decides when it ends.
      """
    )
  }
}
