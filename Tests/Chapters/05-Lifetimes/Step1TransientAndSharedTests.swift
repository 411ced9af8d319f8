import Lifetimes
import Testing

@Suite("Step 1 · Transient and shared")
struct Step1TransientAndSharedTests {
  @Test("A transient service is built for each resolution", arguments: [false, true])
  func buildsAnew(isTheDefault: Bool) throws {
    let calls = CallCounter()
    let factory: (any Resolver) throws -> Catalogue = { _ in
      try calls.call()
      return Catalogue()
    }
    let container = try frozenContainer { container in
      if isTheDefault {
        try container.register(Catalogue.self, factory: factory)
      } else {
        try container.register(Catalogue.self, lifetime: .transient, factory: factory)
      }
    }
    let first = try container.resolve(Catalogue.self)
    let second = try container.resolve(Catalogue.self)
    #expect(
      first !== second && calls.count == 2,
      """
      A transient service was not built once for each question. Whoever did not ask for sharing \
      must not meet somebody else's state: transient is the default because it surprises least.
      """
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
    let first = try container.resolve(Catalogue.self)
    let second = try container.resolve(Catalogue.self)
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
    let (first, second) = (try mine.resolve(Catalogue.self), try yours.resolve(Catalogue.self))
    #expect(
      first !== second,
      """
      Two containers handed out one shared object. An instance in a static property is shared by \
      the whole program: two accounts would read in one catalogue.
      """
    )
    let again = try mine.resolve(Catalogue.self)
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
    let (first, second) = (try container.resolve(Search.self), try container.resolve(Search.self))
    #expect(
      first !== second && first.catalogue === second.catalogue,
      """
      Two transient searches must be two objects with one shared catalogue. A lifetime belongs to \
      the registration it was given to, and to nothing above or below it.
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
      _ = try container.resolve(Library.Card.self)
      _ = try container.resolve(Account.Card?.self)
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
      try container.register((any Speaking).self, lifetime: .shared) { _ in Voice() }
      try container.register(Voice.self, lifetime: .shared) { _ in DeepVoice() }
    }
    _ = try? container.resolve(Library.Card.self)
    _ = try? container.resolve((any Speaking).self)
    let number = try? container.resolve(Account.Card.self).number
    let voice = try? container.resolve(Voice.self)
    #expect(
      number == 2 && voice is DeepVoice,
      """
      A kept instance was handed out for another type that resembles its own, or hides it. The key \
      of what is kept is the key of its registration.
      """
    )
  }
}
