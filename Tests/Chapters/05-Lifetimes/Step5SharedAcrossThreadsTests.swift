import Lifetimes
import Testing

@Suite("Step 5 ★ · Shared across threads")
struct Step5SharedAcrossThreadsTests {
  @Test("Eight threads build a kept service once", arguments: [Lifetime.shared, .weak])
  func buildsOnce(lifetime: Lifetime) throws {
    for _ in 1...5 {
      let builds = SafeCounter()
      let catalogues = SafeList<Catalogue>()
      let container = try synchronizedContainer { container in
        try container.register(Catalogue.self, lifetime: lifetime) { _ in
          builds.next()
          builds.give(others: 2)
          return Catalogue()
        }
      }
      // Who was woken asks once more at once, in case that the instance was not kept by then.
      let threads = onThreads(8) { _ in
        for _ in 1...2 {
          if let catalogue = try? container.resolve(Catalogue.self) { catalogues.append(catalogue) }
        }
      }
      try #require(
        threads == .allEnded,
        """
        Eight threads asked for one service, and some wait for ever. Whoever waits for an attempt \
        must be woken when it has ended.
        """
      )
      if let later = try? container.resolve(Catalogue.self) { catalogues.append(later) }
      let instances = Set(catalogues.all.map(ObjectIdentifier.init)).count
      try #require(
        builds.count == 1,
        """
        Eight threads asked at once for one service, and there was not exactly one build. Between \
        looking and building another thread looks too: note that a build is under way, and let the \
        others wait for it; and keep what was built in the moment that the note goes.
        """
      )
      try #require(
        catalogues.all.count == 17 && instances == 1,
        """
        There was one build, and not all who asked got the one instance that came of it: eight \
        threads that asked twice, and one that asked later.
        """
      )
    }
  }

  @Test("A transient service is built for each thread")
  func buildsTransients() throws {
    let builds = SafeCounter()
    let container = try synchronizedContainer { container in
      try container.register(Catalogue.self) { _ in
        builds.next()
        builds.give(others: 4, moment: 0.2)
        return Catalogue()
      }
    }
    let catalogues = SafeList<Catalogue>()
    let threads = onThreads(4) { _ in
      if let catalogue = try? container.resolve(Catalogue.self) { catalogues.append(catalogue) }
    }
    try #require(
      threads == .allEnded, "Four threads build a transient service, and some wait for ever.")
    let identities = Set(catalogues.all.map(ObjectIdentifier.init))
    #expect(
      identities.count == 4,
      """
      Four threads asked for a transient service and did not get four objects. Only what is kept \
      may be shared with those who wait.
      """
    )
    #expect(
      builds.count == 4, "Four threads asked, and the transient factory did not run four times.")
  }

  @Test("A factory may resolve another service")
  func nests() throws {
    let container = try synchronizedContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in Catalogue() }
      try container.register(Search.self, lifetime: .shared) { resolver in
        Search(catalogue: try resolver.resolve(Catalogue.self))
      }
      try container.register(Desk.self) { resolver in
        Desk(search: try resolver.resolve(Search.self))
      }
    }
    let desks = SafeList<Desk>()
    let threads = onThreads(1) { _ in
      if let desk = try? container.resolve(Desk.self) { desks.append(desk) }
    }
    try #require(
      threads == .allEnded,
      """
      One thread asked for a desk and waits for itself: a lock is held while a factory runs, and \
      the factory's own question needs that lock. Let go of it before you call the factory.
      """
    )
    let desk = try #require(desks.all.first, "A desk needs a search, and it was not built.")
    let catalogue = try? container.resolve(Catalogue.self)
    #expect(
      desk.search.catalogue === catalogue,
      "The desk was not built from the shared search and its shared catalogue."
    )
  }

  @Test("A factory may wait for another thread")
  func holdsNoLock() throws {
    let builds = SafeCounter()
    let other = SafeList<@Sendable () -> Void>()
    let container = try synchronizedContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in Catalogue() }
      try container.register(Library.Card.self, lifetime: .shared) { _ in
        let ask = other.all.first
        guard onThreads(1, patience: 0.5, { _ in ask?() }) == .allEnded else { throw NobodyCame() }
        return Library.Card(number: builds.next())
      }
    }
    other.append { _ = try? container.resolve(Catalogue.self) }
    defer { other.removeAll() }
    let cards = SafeList<Library.Card>()
    let threads = onThreads(1) { _ in
      if let card = try? container.resolve(Library.Card.self) { cards.append(card) }
    }
    #expect(
      threads == .allEnded && cards.all == [Library.Card(number: 1)],
      """
      A factory waited for another thread, which asked the container for something else and could \
      not go on. While a factory runs nobody may hold the lock, not even a lock that the same \
      thread may take twice.
      """
    )
  }

  @Test("A refused question leaves the lock open")
  func unlocksAfterRefusals() throws {
    let container = SynchronizedContainer()
    try container.register(Catalogue.self, lifetime: .shared) { _ in Catalogue() }
    let outcomes = SafeList<Result<Catalogue, any Error>>()
    let threads = onThreads(1) { _ in
      outcomes.append(Result { try container.resolve(Catalogue.self) })
      container.freeze()
      outcomes.append(Result { try container.resolve(Search.self).catalogue })
      outcomes.append(Result { try container.resolve(Catalogue.self) })
    }
    try #require(
      threads == .allEnded,
      """
      One thread asked too early, then for something that nobody registered, then for a catalogue, \
      and waits for ever: an error left the method, and the lock stayed locked. Unlock on each way \
      out, with `condition.withLock` or with `defer` directly behind `lock()`.
      """
    )
    let refusals = [
      ResolutionFailure.notFrozen, ResolutionFailure.missing("LifetimesTests.Search"),
    ]
    for (outcome, refusal) in zip(outcomes.all, refusals) {
      #expect(
        throws: refusal,
        """
        A question before `freeze()`, or one for something that nobody registered, was not refused \
        as a container for one thread refuses it. `registration(for:of:)` throws both.
        """
      ) {
        try outcome.get()
      }
    }
    #expect(
      throws: Never.self, "After two refused questions, a good one was refused as well."
    ) {
      try outcomes.all.last?.get()
    }
  }

  @Test("A failed build reaches those who wait for it")
  func sharesFailures() throws {
    let builds = SafeCounter()
    let failures = SafeList<LostConnection>()
    for _ in 1...5 {
      let container = try synchronizedContainer { container in
        try container.register(Catalogue.self, lifetime: .shared) { _ in
          let attempt = builds.next()
          builds.give(others: attempt + 1)
          throw LostConnection(attempt: attempt)
        }
      }
      let threads = onThreads(8) { _ in
        do {
          _ = try container.resolve(Catalogue.self)
        } catch {
          if let failure = error as? LostConnection { failures.append(failure) }
        }
      }
      try #require(
        threads == .allEnded,
        """
        A build failed, and threads still wait for it, or for a lock that an error left locked. \
        Wake them with the failure: nobody else will. Unlock on each way out, also where you throw.
        """
      )
    }
    #expect(
      failures.all.count == 40,
      "A thread waited for a build that failed, and did not get the factory's own error."
    )
    #expect(
      builds.count < 40,
      """
      Each thread that waited for a failed build built again, one after the other. Whoever waited \
      for an attempt gets its outcome; eight tries in a row may be what the service is ill from.
      """
    )
  }

  @Test("A failed build does not poison the next attempt")
  func retries() throws {
    let builds = SafeCounter()
    let container = try synchronizedContainer { container in
      try container.register(Catalogue.self, lifetime: .shared) { _ in
        if builds.next() == 1 { throw LostConnection(attempt: 1) }
        return Catalogue()
      }
    }
    let catalogues = SafeList<Catalogue>()
    let threads = onThreads(1) { _ in
      for _ in 1...3 {
        if let catalogue = try? container.resolve(Catalogue.self) { catalogues.append(catalogue) }
      }
    }
    try #require(
      threads == .allEnded,
      """
      After a failed build the next question waits for ever: the failed attempt still counts as \
      under way, or the lock is still locked. When an attempt has ended, however it ended, take it \
      away; unlock on each way out, also where you throw.
      """
    )
    let instances = Set(catalogues.all.map(ObjectIdentifier.init)).count
    #expect(
      builds.count == 2 && catalogues.all.count == 2 && instances == 1,
      """
      After one failed build there must be one good one, shared by all who come later. A failure \
      belongs to those who waited for it and to nobody after.
      """
    )
  }

  @Test("A cycle across two threads is reported")
  func findsCyclesAcrossThreads() throws {
    let container = try synchronizedContainer { container in
      let (searchBegan, deskBegan) = (Gate(), Gate())
      try container.register(Search.self, lifetime: .shared) { resolver in
        searchBegan.open()
        guard deskBegan.waitUntilOpen(patience: 0.5) else { throw NobodyCame() }
        return try resolver.resolve(Desk.self).search
      }
      try container.register(Desk.self, lifetime: .shared) { resolver in
        deskBegan.open()
        guard searchBegan.waitUntilOpen(patience: 0.5) else { throw NobodyCame() }
        return Desk(search: try resolver.resolve(Search.self))
      }
    }
    let failures = SafeList<any Error>()
    let threads = onThreads(2) { number in
      do {
        if number == 0 {
          _ = try container.resolve(Search.self)
        } else {
          _ = try container.resolve(Desk.self)
        }
      } catch {
        failures.append(error)
      }
    }
    try #require(
      threads == .allEnded,
      """
      One thread builds a search and waits for a desk, the other builds the desk and waits for the \
      search, and somebody waits for ever. Before you wait, look whether somebody waits for you; \
      and if you find that by throwing, unlock on the way out.
      """
    )
    let (search, desk) = ("LifetimesTests.Search", "LifetimesTests.Desk")
    let cycles = ["\(search) → \(desk) → \(search)", "\(desk) → \(search) → \(desk)"]
    for failure in failures.all {
      let told = path(of: failure)
      let cycle = cycles.first { told.hasSuffix($0) } ?? cycles[0]
      #expect(
        told == "A cycle: \(cycle)",
        """
        Two threads wait for each other, and a caller did not hear of the cycle, with both names \
        and the first again at the end.
        """
      )
    }
    #expect(
      failures.all.count == 2,
      "Two services that need each other cannot be built, and still one of two callers got one."
    )
  }

  @Test("A cycle on one thread is reported")
  func findsCycles() throws {
    let builds = SafeCounter()
    let container = try synchronizedContainer { container in
      try container.register(Search.self) { resolver in
        if builds.next() > 50 { throw CallCounter.Runaway() }
        return try resolver.resolve(Desk.self).search
      }
      try container.register(Desk.self, lifetime: .shared) { resolver in
        Desk(search: try resolver.resolve(Search.self))
      }
    }
    let outcomes = SafeList<Result<Search, any Error>>()
    let threads = onThreads(1) { _ in
      for _ in 1...2 { outcomes.append(Result { try container.resolve(Search.self) }) }
    }
    try #require(
      threads == .allEnded,
      """
      One thread waits for a service that it is building itself, or for a lock that an error left \
      locked. A cycle is no wait: look for it first, and unlock on the way out when you throw it.
      """
    )
    let cycle = "A cycle: LifetimesTests.Search → LifetimesTests.Desk → LifetimesTests.Search"
    for outcome in outcomes.all {
      let told = path(of: outcome)
      #expect(
        told == cycle,
        """
        A cycle on one thread was not reported with its path, at each attempt alike. A container \
        for many threads keeps the promises of one for a single thread.
        """
      )
    }
  }

  @Test("Whoever waits is not woken by another service")
  func waitsOn() throws {
    final class Noise: Sendable {}
    let began = Gate()
    let (asked, answered, builds) = (SafeCounter(), SafeCounter(), SafeCounter())
    let container = try synchronizedContainer { container in
      try container.register(Noise.self, lifetime: .weak) { _ in Noise() }
      try container.register(Catalogue.self, lifetime: .shared) { resolver in
        builds.next()
        began.open()
        asked.give(others: 1, moment: 0.5)
        // Each time, another service is built and its attempt ends, while somebody waits for this.
        for _ in 1...15 where answered.count == 0 {
          answered.give(others: 1, moment: 0.002)
          _ = try resolver.resolve(Noise.self)
        }
        return Catalogue()
      }
    }
    let outcomes = SafeList<Result<Catalogue, any Error>>()
    let threads = onThreads(2) { number in
      if number == 1 {
        _ = began.waitUntilOpen(patience: 0.5)
        asked.next()
      }
      outcomes.append(Result { try container.resolve(Catalogue.self) })
      if number == 1 { answered.next() }
    }
    try #require(
      threads == .allEnded,
      "One thread built a catalogue, another waited for it, and one of the two waits for ever."
    )
    for outcome in outcomes.all {
      #expect(
        throws: Never.self,
        """
        A thread waited for the catalogue, another service was finished meanwhile, and the thread \
        waited no longer. `broadcast()` wakes all, whatever they wait for: with `while`, look again \
        each time, and wait on.
        """
      ) {
        try outcome.get()
      }
    }
    #expect(
      builds.count == 1,
      """
      A thread waited for the catalogue, was woken because another service was finished, and built \
      a second catalogue. Look again each time, and wait on while the attempt is under way.
      """
    )
  }

  @Test("A weak service goes with its last holder")
  func letsGoOfWeakServices() throws {
    let builds = SafeCounter()
    let container = try synchronizedContainer { container in
      try container.register(Catalogue.self, lifetime: .weak) { _ in
        builds.next()
        return Catalogue()
      }
    }
    weak var released: Catalogue?
    func use() -> EndOfThreads {
      let catalogues = SafeList<Catalogue>()
      // Twice: whoever waited for an attempt gets what came of it, kept or not.
      let threads = onThreads(2) { _ in
        for _ in 1...2 {
          if let catalogue = try? container.resolve(Catalogue.self) { catalogues.append(catalogue) }
        }
      }
      released = catalogues.all.first
      return threads
    }
    for round in 1...2 {
      let threads = use()
      try #require(
        threads == .allEnded, "Two threads asked for a weak service, and some wait for ever.")
      #expect(
        released == nil,
        """
        Nobody holds the weak service any more, and the container lives and keeps it. What is weak \
        belongs into `weakInstances` and nowhere else, and an attempt that has ended is let go.
        """
      )
      #expect(
        builds.count == round,
        """
        A weak service was let go, and the next questions did not cause exactly one more build. \
        Whoever asks while somebody holds it gets what is held.
        """
      )
    }
  }

  @Test("A weak value is refused on any thread")
  func refusesValues() throws {
    let container = try synchronizedContainer { container in
      try container.register(Library.Card.self, lifetime: .weak) { _ in Library.Card() }
    }
    let outcomes = SafeList<Result<Library.Card, any Error>>()
    let threads = onThreads(1) { _ in
      for _ in 1...2 { outcomes.append(Result { try container.resolve(Library.Card.self) }) }
    }
    try #require(
      threads == .allEnded,
      """
      A weak value was refused, and the next question waits for ever. A refused product ends its \
      attempt like any failure does.
      """
    )
    for outcome in outcomes.all {
      #expect(
        throws: LifetimeFailure.notAnObject("LifetimesTests.Library.Card"),
        """
        A struct was handed out as weak, or not refused as `.notAnObject`. What is kept is checked \
        first: `attempt.build()` runs the factory and checks, the bare factory does not.
        """
      ) {
        try outcome.get()
      }
    }
  }

  @Test("A service may ask the resolver that it kept")
  func asksLater() throws {
    let container = try synchronizedContainer { container in
      try container.register(Sequel.self) { resolver in Sequel(resolver: resolver) }
    }
    let outcomes = SafeList<Result<Sequel, any Error>>()
    let threads = onThreads(1) { _ in
      outcomes.append(Result { try container.resolve(Sequel.self).next() })
    }
    try #require(
      threads == .allEnded, "A service asked the resolver that it kept, and waits for ever.")
    for outcome in outcomes.all {
      #expect(
        throws: Never.self,
        """
        A service kept its resolver, and asked it for another of its kind after its own factory had \
        returned. That is no cycle: its attempt has ended and waits for nobody. Set `isRunning` to \
        false when the factory has returned or thrown.
        """
      ) {
        try outcome.get()
      }
    }
  }

  @Test("Nothing is left behind when all have got their service")
  func releasesEverything() throws {
    weak var released: SynchronizedContainer?
    weak var voice: Catalogue?
    func use() throws -> EndOfThreads {
      let container = try synchronizedContainer { container in
        try container.register(Catalogue.self, lifetime: .weak) { _ in Catalogue() }
        try container.register(Search.self, lifetime: .shared) { resolver in
          _ = try resolver.resolve(Catalogue.self)
          throw LostConnection(attempt: 1)
        }
        try container.register(Library.Card.self, lifetime: .shared) { _ in Library.Card() }
      }
      released = container
      let catalogues = SafeList<Catalogue>()
      let threads = onThreads(4) { _ in
        _ = try? container.resolve(Search.self)
        _ = try? container.resolve(Library.Card.self)
        if let catalogue = try? container.resolve(Catalogue.self) { catalogues.append(catalogue) }
      }
      voice = catalogues.all.first
      return threads
    }
    let threads = try use()
    try #require(
      threads == .allEnded, "Four threads asked for three services, and some wait for ever.")
    #expect(
      released == nil,
      """
      Nobody holds the container any more, and it is still there. An attempt that has ended must \
      not be kept: it knows the container, and the container would know it.
      """
    )
    #expect(
      voice == nil,
      """
      A weak service that nobody holds is still there. An attempt that has ended must not be kept: \
      its outcome knows the service.
      """
    )
  }
}
