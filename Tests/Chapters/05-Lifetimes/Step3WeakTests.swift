import Lifetimes
import Testing

@Suite("Step 3 · Weak")
struct Step3WeakTests {
  @Test("There is one instance while somebody holds it")
  func sharesWhileHeld() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Voice.self, lifetime: .weak) { _ in
        try calls.call()
        return Voice()
      }
    }
    let first = try container.resolve(Voice.self)
    let second = try container.resolve(Voice.self)
    #expect(
      first === second,
      """
      The voice was held, and still a second one was handed out. Two would speak at once: remember \
      the object itself, not a box that only the container holds.
      """
    )
    #expect(calls.count == 1, "The voice was held, and still its factory ran once more.")
  }

  @Test("The container does not keep it alive")
  func releases() throws {
    let container = try frozenContainer { container in
      try container.register(Voice.self, lifetime: .weak) { _ in Voice() }
    }
    weak var released: Voice?
    func listen() throws {
      released = try container.resolve(Voice.self)
    }
    try listen()
    #expect(
      released == nil,
      """
      Nobody listens any more, but the voice is still there: the container retains it. That is \
      `shared` under another name. Hold it through a `weak` variable.
      """
    )
  }

  @Test("After the last holder has let go, a new one is built")
  func buildsAgain() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Voice.self, lifetime: .weak) { _ in
        try calls.call()
        return Voice()
      }
    }
    for _ in 1...3 { _ = try container.resolve(Voice.self) }
    #expect(
      calls.count == 3,
      """
      Each voice was let go before the next question, so each question has to build one. An empty \
      box is no instance, and a kept one is not weak.
      """
    )
    let (first, second) = (try container.resolve(Voice.self), try container.resolve(Voice.self))
    #expect(
      first === second, "After a voice was let go, the next one is not shared while it is held.")
  }

  @Test("A weak object is found however it is asked for", arguments: WeakService.all)
  func findsThroughProtocols(service: WeakService) throws {
    let isShared = (try? service.isShared()) ?? false
    #expect(
      isShared,
      """
      \(service.testDescription): it was refused, or it was held and the next question built \
      another one. Know the object itself, whatever type it is asked for by.
      """
    )
  }

  @Test("A value cannot be weak", arguments: HeldValue.all)
  func refusesValues(value: HeldValue) {
    for attempt in ["first", "second"] {
      #expect(
        throws: LifetimeFailure.notAnObject(value.name),
        """
        At the \(attempt) attempt, \(value.testDescription) was handed out as weak, or not refused \
        as `.notAnObject` with the full name of the service. Nobody can hold a value weakly: it \
        would be built anew each time or kept for ever, and either way its label would lie.
        """
      ) {
        try value.ask()
      }
    }
  }

  @Test("Only a weak service has to be an object", arguments: [Lifetime.transient, .shared])
  func leavesOtherValuesAlone(lifetime: Lifetime) throws {
    let container = try frozenContainer { container in
      try container.register(Library.Card.self, lifetime: lifetime) { _ in Library.Card() }
    }
    #expect(
      throws: Never.self,
      """
      A struct was refused that is not registered as weak. A value can be kept, and it can be built \
      anew; only holding it weakly makes no sense. Look at the registration's `lifetime` first.
      """
    ) {
      try container.resolve(Library.Card.self)
    }
  }

  @Test("Dead entries do not pile up")
  func sweeps() throws {
    let container = try frozenContainer(WeakNest.register)
    let held = try container.resolve(Voice.self)
    try WeakNest.resolveAndDrop(1...40, of: container)
    #expect(
      container.weakEntryCount <= 20,
      """
      40 weak objects are gone, and most of their entries are still there. Nobody can use them \
      again, and nobody else can throw them away: remove dead entries now and then.
      """
    )
    let again = try container.resolve(Voice.self)
    #expect(again === held, "While dead entries were removed, a living one was lost.")
  }

  @Test("Dead entries go also after many were alive at once")
  func sweepsAfterAPeak() throws {
    let container = try frozenContainer(WeakNest.register)
    _ = try WeakNest.resolveAll(1...40, of: container)
    try WeakNest.resolveAndDrop(41...120, of: container)
    #expect(
      container.weakEntryCount <= 40,
      """
      40 weak objects were alive at once, then 80 others one after the other. All are gone, and \
      most of their entries are still there: a clean-up that waits for one exact number, or for \
      a limit that only rises, hardly ever comes again. Set the limit by how many are alive.
      """
    )
  }

  @Test("Living entries survive the clean-up")
  func keepsTheLiving() throws {
    let container = try frozenContainer(WeakNest.register)
    let held = try WeakNest.resolveAll(1...40, of: container)
    let again = try WeakNest.resolveAll(1...40, of: container)
    let kept = zip(held, again).count { $0 === $1 }
    #expect(
      kept == 40,
      """
      Many weak objects are held, and some of them were built again. Cleaning up removes what is \
      dead and nothing else.
      """
    )
  }
}
