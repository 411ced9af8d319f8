import Lifetimes
import Testing

@Suite("Step 1 · Transient and shared")
struct Step1TransientAndSharedTests {
  @Test("A transient service is built for each resolution", arguments: TransientLabel.allCases)
  func buildsAnew(label: TransientLabel) throws {
    let calls = CallCounter()
    let factory: (any Resolver) throws -> Catalogue = { _ in
      try calls.call()
      return Catalogue()
    }
    let container = try frozenContainer { container in
      switch label {
      case .left: try container.register(Catalogue.self, factory: factory)
      case .written:
        try container.register(Catalogue.self, lifetime: .transient, factory: factory)
      }
    }
    let first = try container.resolve(Catalogue.self)
    let second = try container.resolve(Catalogue.self)
    #expect(
      first !== second,
      """
      Two questions for a transient service gave one object. Whoever did not ask for sharing must \
      not meet somebody else's state: transient is the default because it surprises least.
      """
    )
    #expect(
      calls.count == 2,
      "The factory of a transient service did not run once for each question, no more and no less."
    )
  }

  @Test("A shared service is built once")
  func buildsOnce() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in
        try calls.call()
        return Catalogue()
      }
    }
    let first = try service(Catalogue.self, of: container)
    let second = try service(Catalogue.self, of: container)
    #expect(
      first === second,
      """
      Two questions for a shared service gave two objects. Who changes one will not see it in the \
      other: keep what was built first and hand it out again.
      """
    )
    #expect(
      calls.count == 1,
      "The factory of a shared service did not run exactly once. Look for what is kept, then build."
    )
  }

  @Test("A shared service is built when it is first asked for")
  func buildsLazily() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in
        try calls.call()
        return Catalogue()
      }
      try container.register(Library.Card.self) { _ in Library.Card() }
    }
    _ = try container.resolve(Library.Card.self)
    #expect(
      calls.count == 0,
      """
      A shared service was built although nobody asked for it. Shared says how long it is kept, not \
      when it is made.
      """
    )
  }

  @Test("Shared means one per container")
  func sharesNothingBetweenContainers() throws {
    func make() throws -> Container {
      try frozenContainer { container in
        try container.register(Catalogue.self, lifetime: .shared) { _ in Catalogue() }
      }
    }
    let (mine, yours) = (try make(), try make())
    let first = try service(Catalogue.self, of: mine)
    let second = try service(Catalogue.self, of: yours)
    #expect(
      first !== second,
      """
      Two containers handed out one shared object. An instance in a static property is shared by \
      the whole program: two accounts would read in one catalogue.
      """
    )
    let again = try service(Catalogue.self, of: mine)
    #expect(again === first, "A second container changed what the first one shares.")
  }

  @Test("Everybody who needs a shared service gets the same")
  func sharesDependencies() throws {
    let container = try frozenContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in Catalogue() }
      try container.register(Search.self) { resolver in
        Search(catalogue: try resolver.resolve(Catalogue.self))
      }
    }
    let first = try service(Search.self, of: container)
    let second = try service(Search.self, of: container)
    #expect(
      first !== second,
      """
      Two questions for a transient search gave one object, because its catalogue is shared. A \
      lifetime belongs to the registration it was given to, and to nothing above or below it.
      """
    )
    #expect(
      first.catalogue === second.catalogue,
      """
      Two transient searches got two catalogues, although the catalogue is shared. A lifetime \
      belongs to the registration it was given to, whoever asks.
      """
    )
  }

  @Test("Shared values and a shared nil are kept as well")
  func sharesValues() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Library.Card.self, lifetime: .shared) { _ in
        try calls.call()
        return Library.Card(number: calls.count)
      }
      try container.register(Account.Card?.self, lifetime: .shared) { _ in
        try calls.call()
        return nil
      }
    }
    for _ in 1...3 {
      _ = try service(Library.Card.self, of: container)
      _ = try service(Account.Card?.self, of: container)
    }
    #expect(
      calls.count == 2,
      """
      A shared value, or a shared `nil`, was built more than once. "There is none" is an answer \
      too, and may have cost as much to find out.
      """
    )
  }

  @Test("What is shared is kept under its own type")
  func tellsNamesakesApart() throws {
    let container = try frozenContainer { container in
      try container.register(Library.Card.self, lifetime: .shared) { _ in Library.Card() }
      try container.register(Account.Card.self, lifetime: .shared) { _ in Account.Card() }
      try container.register(DeepVoice.self, lifetime: .shared) { _ in DeepVoice() }
      try container.register(Voice.self, lifetime: .shared) { _ in Voice() }
    }
    _ = try service(Library.Card.self, of: container)
    _ = try service(DeepVoice.self, of: container)
    let card = try? container.resolve(Account.Card.self).number
    #expect(
      card == 2,
      """
      `Library.Card` is kept, and `Account.Card` was not found beside it: the two have one short \
      name. The key of what is kept is the key of its registration.
      """
    )
    let voice = (try? container.resolve(Voice.self)).map { String(describing: type(of: $0)) }
    #expect(
      voice == "Voice",
      """
      A deep voice is kept, and whoever asked for a voice did not get the one that is registered. \
      What is kept is looked up by the key of its registration, not by what it could pass for.
      """
    )
  }
}
