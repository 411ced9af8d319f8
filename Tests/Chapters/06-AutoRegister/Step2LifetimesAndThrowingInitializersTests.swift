import AutoRegister
import Testing

@Suite("Step 2 · Lifetimes and throwing initializers")
struct Step2LifetimesAndThrowingInitializersTests {
  /// A container whose pair of lamp and chair is built by `make`, each building noted.
  private func container(
    _ journal: Journal, lifetime: Lifetime = .transient, lampLifetime: Lifetime = .transient,
    make: @escaping (Lamp, Chair) throws -> Pair = { lamp, _ in Pair(left: lamp, right: lamp) }
  ) throws -> Container {
    try frozenContainer { container in
      try container.autoRegister(Pair.self, lifetime: lifetime) { (lamp: Lamp, chair: Chair) in
        try journal.write("pair")
        return try make(lamp, chair)
      }
      try container.register(Lamp.self, lifetime: lampLifetime) { _ in
        try journal.write("lamp")
        return Lamp()
      }
      try container.register(Chair.self) { _ in
        try journal.write("chair")
        return Chair()
      }
    }
  }

  @Test("Registering builds nothing, whatever is registered later")
  func isLazy() throws {
    let journal = Journal()
    #expect(
      throws: Never.self,
      """
      A service was asked for before it is registered. Nothing may be resolved at registration: then \
      the order of lines in the composition root does not matter.
      """
    ) {
      _ = try container(journal)
      let other = Container()
      try other.register(Lamp.self) { _ in
        try journal.write("lamp")
        return Lamp()
      }
      try other.autoRegister(Chair.self) {
        try journal.write("chair")
        return Chair()
      }
      try other.autoRegister(Pair.self) { (lamp: Lamp, _: Chair) in
        try journal.write("pair")
        return Pair(left: lamp, right: lamp)
      }
    }
    #expect(
      journal.entries.isEmpty,
      "Something was built at registration. Most of what is registered at launch is not needed then."
    )
  }

  @Test("A transient service is built anew from new parts")
  func buildsTransientAnew() throws {
    let journal = Journal()
    let container = try container(journal)
    let pairs = [try container.resolve(Pair.self), try container.resolve(Pair.self)]
    #expect(
      pairs[0] !== pairs[1],
      "Two resolutions of a transient service gave one object. Nobody asked for it to be shared."
    )
    #expect(
      pairs[0].left !== pairs[1].left,
      """
      Two services were built from one part, although the part is transient. Ask for the \
      dependencies anew each time that something is built.
      """
    )
  }

  @Test("A shared service is built once for each container")
  func sharesInOneContainer() throws {
    let journal = Journal()
    let container = try container(journal, lifetime: .shared)
    let pairs = [try container.resolve(Pair.self), try container.resolve(Pair.self)]
    #expect(
      pairs[0] === pairs[1],
      "A shared service was built twice: its lifetime was dropped on the way to the container."
    )
    let other = try self.container(Journal(), lifetime: .shared)
    let stranger = try other.resolve(Pair.self)
    #expect(
      stranger !== pairs[0],
      "Two containers share one instance. What is shared belongs to one container, not to all."
    )
  }

  @Test("A weak service lives while somebody holds it")
  func holdsWeakly() throws {
    let container = try container(Journal(), lifetime: .weak)
    var first: Pair? = try container.resolve(Pair.self)
    let second = try container.resolve(Pair.self)
    #expect(
      first === second,
      "A weak service was built anew although somebody holds it: its lifetime was dropped."
    )
    weak var released: Lamp?
    func build() throws {
      let other = try self.container(Journal(), lifetime: .weak)
      released = try other.resolve(Pair.self).left
      #expect(
        released == nil,
        "Nobody holds the weak service any longer, and it lives on. Something keeps it strongly."
      )
    }
    try build()
    first = nil
  }

  @Test("Each dependency is resolved once, in the order of the parameters")
  func asksInOrder() throws {
    let journal = Journal()
    let container = try container(journal)
    _ = try container.resolve(Pair.self)
    #expect(
      journal.entries == ["lamp", "chair", "pair"],
      """
      The parts were not built once each, in the order of the parameters, and then the service. A \
      second question costs twice and makes an object that nobody gets.
      """
    )
  }

  @Test("A dependency keeps its own lifetime")
  func keepsTheLifetimeOfParts() throws {
    let journal = Journal()
    let container = try container(journal, lampLifetime: .shared)
    let pairs = [try container.resolve(Pair.self), try container.resolve(Pair.self)]
    #expect(
      pairs[0].left === pairs[1].left && journal.count(of: "lamp") == 1,
      """
      A shared part was built once for each service. Get it by resolving: whoever calls its factory \
      directly passes by what the container keeps.
      """
    )
  }

  @Test("The error of an initializer arrives as it was thrown")
  func passesErrors() throws {
    let journal = Journal()
    let container = try container(journal) { _, _ in throw LostConnection(attempt: 1) }
    #expect(
      throws: LostConnection(attempt: 1),
      """
      The initializer's own error was replaced by another. It names the cause, so let it through, \
      also where a `catch` makes a chain of what is missing.
      """
    ) {
      try container.resolve(Pair.self)
    }
    #expect(
      journal.count(of: "pair") == 1,
      """
      An initializer that fails was not called exactly once. Whether to try again is for the caller \
      to decide.
      """
    )
  }

  @Test("A shared service whose initializer failed is tried again")
  func triesAgain() throws {
    let journal = Journal()
    let container = try container(journal, lifetime: .shared) { lamp, _ in
      if journal.count(of: "pair") == 1 { throw LostConnection(attempt: 1) }
      return Pair(left: lamp, right: lamp)
    }
    _ = try? container.resolve(Pair.self)
    #expect(
      throws: Never.self,
      "The first failure was remembered. A failure is no instance: the next resolution tries again."
    ) {
      try container.resolve(Pair.self)
    }
  }

  @Test("After a failed dependency nothing more is built")
  func stopsAtAFailure() throws {
    let journal = Journal()
    let container = try frozenContainer { container in
      try container.register(Lamp.self) { _ in throw LostConnection(attempt: 2) }
      try container.register(Chair.self) { _ in
        try journal.write("chair")
        return Chair()
      }
      try container.autoRegister(Pair.self) { (lamp: Lamp, _: Chair) in
        try journal.write("pair")
        return Pair(left: lamp, right: lamp)
      }
    }
    #expect(
      throws: LostConnection(attempt: 2),
      """
      The error of a dependency's own factory did not arrive as it was thrown. A `catch` that makes \
      a chain of what is missing must let every other error pass.
      """
    ) {
      try container.resolve(Pair.self)
    }
    #expect(
      journal.entries.isEmpty,
      "The first dependency failed, and another was built all the same, for nobody."
    )
  }
}
