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
      let threads = onThreads(8) { _ in
        if let catalogue = try? container.resolve(Catalogue.self) { catalogues.append(catalogue) }
      }
      try #require(
        threads == .allEnded,
        """
        Eight threads asked for one service, and some wait for ever. Whoever waits for an attempt \
        must be woken when it has ended.
        """
      )
      if let later = try? container.resolve(Catalogue.self) { catalogues.append(later) }
      let first = catalogues.all.first
      try #require(
        builds.count == 1 && catalogues.all.count == 9
          && catalogues.all.allSatisfy { $0 === first },
        """
        Eight threads asked at once for one service, and one asked later, and they did not all get \
        the one instance of one build. Between looking and building another thread looks too: note that a build is under \
        way, and let the others wait for it.
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
      identities.count == 4 && builds.count == 4,
      """
      Four threads asked for a transient service and did not get four objects. Only what is kept \
      may be shared with those who wait.
      """
    )
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
    let catalogue = try? container.resolve(Catalogue.self)
    #expect(
      desks.all.first?.search.catalogue === catalogue && catalogue != nil,
      "The desk was not built, or not from the shared search and its shared catalogue."
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
        A build failed, and threads that waited for it still wait. Wake them with the failure: \
        nobody else will.
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
      under way. Take it away when it has ended, however it ended.
      """
    )
    #expect(
      catalogues.all.count == 2 && builds.count == 2
        && catalogues.all.first === catalogues.all.last,
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
      search: both wait for ever. Before you wait, look whether somebody waits for you.
      """
    )
    let (search, desk) = ("LifetimesTests.Search", "LifetimesTests.Desk")
    let paths = [[search, desk, search], [desk, search, desk]]
    for failure in failures.all {
      #expect(
        paths.contains { failure as? ResolutionFailure == .cycle($0) },
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
    let failures = SafeList<any Error>()
    let threads = onThreads(1) { _ in
      for _ in 1...2 {
        do { _ = try container.resolve(Search.self) } catch { failures.append(error) }
      }
    }
    try #require(
      threads == .allEnded,
      "One thread waits for a service that it is building itself. That is a cycle, not a wait."
    )
    let path = ["LifetimesTests.Search", "LifetimesTests.Desk", "LifetimesTests.Search"]
    let reported = failures.all.map { $0 as? ResolutionFailure }
    #expect(
      reported == [.cycle(path), .cycle(path)],
      """
      A cycle on one thread was not reported with its path, at each attempt alike. A container for \
      many threads keeps the promises of one for a single thread.
      """
    )
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
      released == nil && voice == nil,
      """
      The container, or a weak service that nobody holds, is still there. An attempt that has \
      ended must not be kept: it knows the container, and its outcome knows the service.
      """
    )
  }
}
