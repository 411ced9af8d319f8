import AutoRegister
import Testing

@Suite("Step 1 · Any number of dependencies")
struct Step1AnyNumberOfDependenciesTests {
  @Test("A service that needs nothing is built by its initializer")
  func takesNone() throws {
    let container = try frozenContainer { container in
      try container.autoRegister(Lamp.self, using: Lamp.init)
    }
    #expect(
      throws: Never.self,
      "An initializer without parameters was not accepted. A pack may be empty, like a list."
    ) {
      let lamps = [try container.resolve(Lamp.self), try container.resolve(Lamp.self)]
      #expect(
        lamps[0] !== lamps[1],
        """
        Two resolutions gave one object, although the lifetime is transient. Build it anew, and let \
        the lifetime reach the container as it was asked for.
        """
      )
    }
  }

  @Test("One dependency is found by the type of the parameter")
  func takesOne() throws {
    let container = try frozenContainer { container in
      try container.register(Hall.Card.self) { _ in Hall.Card(number: 7) }
      try container.register(Cellar.Card.self) { _ in Cellar.Card(number: 8) }
      try container.autoRegister(Voice.self, using: Voice.init)
    }
    #expect(
      throws: Never.self,
      """
      A dependency was not found by the type of its parameter, though that very type is registered. \
      The type itself is the key, and not its name.
      """
    ) {
      let voice = try container.resolve(Voice.self)
      #expect(
        voice.words == "card 7",
        "The initializer was not handed what is registered for the type of its parameter."
      )
    }
  }

  @Test("Three dependencies arrive, each at its own parameter")
  func takesThree() throws {
    let lamp = Lamp()
    let container = try frozenContainer { container in
      try container.register(Lamp.self) { _ in lamp }
      try container.register(Hall.Card.self) { _ in Hall.Card(number: 1) }
      try container.register(Cellar.Card.self) { _ in Cellar.Card(number: 2) }
      try container.autoRegister((any Speaking).self, using: Voice.init)
      try container.autoRegister(Desk.self, using: Desk.init)
    }
    #expect(
      throws: Never.self,
      "A service with three dependencies could not be built, though all three are registered."
    ) {
      let desk = try container.resolve(Desk.self)
      #expect(desk.lamp === lamp, "The desk has another lamp than the one that is registered.")
      #expect(
        "\(desk.card.number), \(desk.voice.words)" == "2, card 1",
        "A parameter was handed something else than what is registered for its type."
      )
    }
  }

  @Test("Twelve dependencies arrive in their places")
  func takesTwelve() throws {
    #expect(
      throws: Never.self,
      """
      A service with twelve dependencies was not accepted. An overload for each number ends at some \
      number; one parameter pack, `each Dependency`, stands for any.
      """
    ) {
      let container = try frozenContainer { container in
        try Atlas.registerParts(in: container)
        try container.autoRegister(Atlas.self, using: Atlas.init)
      }
      let text = try container.resolve(Atlas.self).text
      #expect(text == "abcdefghijkl", "The twelve dependencies did not arrive in their places.")
    }
  }

  @Test("A service may stand behind a protocol")
  func registersBehindProtocols() throws {
    let container = try frozenContainer { container in
      try container.register(Hall.Card.self) { _ in Hall.Card(number: 3) }
      try container.autoRegister((any Speaking).self, using: Voice.init)
    }
    let words = try container.resolve((any Speaking).self).words
    #expect(
      words == "card 3",
      "A class registered as its protocol was not built from its own initializer."
    )
    #expect(
      throws: ResolutionFailure.missing("AutoRegisterTests.Voice"),
      """
      The class behind the protocol can be asked for too. Register the type that is named, and not \
      the one that the initializer happens to make: nobody may come to rely on it.
      """
    ) {
      try container.resolve(Voice.self)
    }
  }

  @Test("Two parameters of one type are asked for one by one")
  func asksForEachParameter() throws {
    let container = try frozenContainer { container in
      try container.register(Lamp.self) { _ in Lamp() }
      try container.autoRegister(Pair.self, using: Pair.init)
    }
    #expect(
      throws: Never.self, "A service with two dependencies of one type could not be built."
    ) {
      let pair = try container.resolve(Pair.self)
      #expect(
        pair.left !== pair.right,
        """
        Both parameters were handed the same transient object. Whether two may share is decided by \
        the lifetime: ask the resolver once for each parameter.
        """
      )
    }
  }

  @Test("A closure may stand in for an initializer")
  func takesClosures() throws {
    let container = try frozenContainer { container in
      try container.register(Lamp.self) { _ in Lamp() }
      try container.register(Chair.self) { _ in Chair() }
      try container.autoRegister(Pair.self) { (lamp: Lamp, _: Chair) in
        Pair(left: lamp, right: lamp)
      }
    }
    #expect(
      throws: Never.self,
      """
      A closure with two parameters was not accepted like an initializer. It is the way out where \
      an initializer is overloaded or has default arguments.
      """
    ) {
      let pair = try container.resolve(Pair.self)
      #expect(pair.left === pair.right, "Something else was handed out than what the closure made.")
    }
  }

  @Test("Duplicates and late registrations are refused as ever")
  func refuses() throws {
    let container = Container()
    try container.autoRegister(Chair.self, using: Chair.init)
    #expect(
      throws: ResolutionFailure.duplicate("AutoRegisterTests.Chair"),
      """
      One type was registered twice, and nobody was told. Either the second took the place of the \
      first, or the refusal was swallowed on the way: let it pass.
      """
    ) {
      try container.autoRegister(Chair.self, using: Chair.init)
    }
    container.freeze()
    #expect(
      throws: ResolutionFailure.frozen,
      "A frozen container took a registration. What was built before does not know of it."
    ) {
      try container.autoRegister(Lamp.self, using: Lamp.init)
    }
  }

  @Test("A container that nobody holds is released")
  func releasesTheContainer() throws {
    weak var released: Container?
    func use() throws {
      let container = try frozenContainer { container in
        try container.register(Hall.Card.self) { _ in Hall.Card() }
        try container.autoRegister(Voice.self, using: Voice.init)
      }
      _ = try container.resolve(Voice.self)
      released = container
    }
    try use()
    #expect(
      released == nil,
      """
      The container outlives its owner: the closure that it stores captures it, through `self`. \
      Ask the resolver that the closure is handed.
      """
    )
  }
}
