import ServiceLocator
import Testing

@Suite("Step 4 · Find cycles, clean up after failure")
struct Step4FindCyclesTests {
  @Test("A cycle is reported with its path", arguments: RingOfServices.all)
  func reportsCycles(ring: RingOfServices) throws {
    let container = try ring.container()
    #expect(
      throws: ResolutionFailure.cycle(ring.names + ring.names.prefix(1)),
      """
      \(ring.testDescription) was not reported as `.cycle` with its whole path, each service once \
      in the order they ask, and the first again at the end. A service that is done leaves the path; \
      the others stay. Without a check it overflows the stack; without the path \
      somebody has to search for it.
      """
    ) {
      try ring.askFirst(container)
    }
  }

  @Test("The path holds the cycle and not the way to it")
  func leavesTheWayOut() throws {
    let ring = RingOfServices.pair
    let container = try ring.container { container in
      try container.register(Catalogue.self) { resolver in
        try ring.askFirst(resolver)
        return Catalogue()
      }
    }
    #expect(
      throws: ResolutionFailure.cycle(ring.names + ring.names.prefix(1)),
      """
      A catalogue needs a service that is part of a cycle, and the reported path is not that cycle \
      alone. The catalogue is on the way to it but waits for nobody in a circle: start the path at \
      the service that comes again.
      """
    ) {
      try container.resolve(Catalogue.self)
    }
  }

  @Test("A diamond is no cycle")
  func allowsDiamonds() throws {
    let container = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in Catalogue() }
      try container.register(Search.self) { resolver in
        Search(catalogue: try resolver.resolve(Catalogue.self))
      }
      try container.register(Library.Reader.self) { resolver in
        _ = try resolver.resolve(Catalogue.self)
        _ = try resolver.resolve(Catalogue.self)
        return Library.Reader()
      }
      try container.register(Desk.self) { resolver in
        _ = try resolver.resolve(Library.Reader.self)
        return Desk(search: try resolver.resolve(Search.self))
      }
    }
    #expect(
      throws: Never.self,
      """
      Several factories, or one factory twice, asked for the same service, and that was called a \
      cycle. A service is under way only until its factory returns: then it leaves the path.
      """
    ) {
      try container.resolve(Desk.self)
    }
  }

  @Test("The same attempt reports the same cycle again", arguments: RingOfServices.all)
  func reportsAgain(ring: RingOfServices) throws {
    let container = try ring.container()
    try? ring.askFirst(container)
    #expect(
      throws: ResolutionFailure.cycle(ring.names + ring.names.prefix(1)),
      """
      The second attempt at \(ring.testDescription) was not reported like the first. What the \
      first attempt left behind gets into the second: clean up on the way out, also after an error.
      """
    ) {
      try ring.askFirst(container)
    }
  }

  @Test("A factory that fails once succeeds the second time", arguments: [false, true])
  func retries(isDeepDown: Bool) throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in
        try calls.call()
        if calls.count == 1 { throw LostConnection(attempt: 1) }
        return Catalogue()
      }
      try container.register(Search.self) { resolver in
        Search(catalogue: try resolver.resolve(Catalogue.self))
      }
      try container.register(Desk.self) { resolver in
        Desk(search: try resolver.resolve(Search.self))
      }
    }
    func ask() throws {
      if isDeepDown {
        _ = try container.resolve(Desk.self)
      } else {
        _ = try container.resolve(Catalogue.self)
      }
    }
    try? ask()
    #expect(
      throws: Never.self,
      """
      The factory works again, but the container still refuses. After an error neither the service \
      nor those that asked for it are under way: what is not undone looks like a cycle next time.
      """
    ) {
      try ask()
    }
  }

  @Test("An earlier failure is not part of a later path")
  func keepsThePathClean() throws {
    let ring = RingOfServices.pair
    let container = try ring.container { container in
      try container.register(Catalogue.self) { _ in throw LostConnection(attempt: 1) }
      try container.register(Search.self) { resolver in
        Search(catalogue: try resolver.resolve(Catalogue.self))
      }
    }
    _ = try? container.resolve(Search.self)
    #expect(
      throws: ResolutionFailure.cycle(ring.names + ring.names.prefix(1)),
      """
      The path of a cycle holds services of an earlier attempt that failed. Somebody would look \
      for the cycle where there is none.
      """
    ) {
      try ring.askFirst(container)
    }
  }

  @Test("A factory may live with a failed dependency")
  func allowsFallbacks() throws {
    let container = try frozenContainer { container in
      try container.register(Catalogue.self) { _ in throw LostConnection(attempt: 1) }
      try container.register(String.self) { resolver in
        _ = try? resolver.resolve(Catalogue.self)
        _ = try? resolver.resolve(Catalogue.self)
        return "without a catalogue"
      }
    }
    #expect(
      throws: Never.self,
      """
      A factory caught the error of a dependency and went on, but the container did not. An error \
      that was caught on the way is no failure of the whole.
      """
    ) {
      try container.resolve(String.self)
    }
  }
}
