import AutoRegister
import Testing

@Suite("Step 3 · Errors that name the chain")
struct Step3ErrorsThatNameTheChainTests {
  @Test("A missing dependency says who needed it", arguments: Chained.Asked.allCases)
  func namesTheChain(asked: Chained.Asked) throws {
    let container = try Chained.container()
    #expect(
      throws: MissingDependency(chain: asked.chain),
      """
      The error does not lead, by full names, from the service that was asked for to the one that \
      nobody registered. A leaf alone does not say whose initializer to look at. Each parameter has \
      to be asked for through `dependency(_:of:)`.
      """
    ) {
      try asked.resolve(in: container)
    }
  }

  @Test("The same attempt reports the same chain again")
  func reportsAgain() throws {
    let container = try Chained.container()
    try? Chained.Asked.writer.resolve(in: container)
    try? Chained.Asked.editor.resolve(in: container)
    #expect(
      throws: MissingDependency(chain: Chained.names),
      """
      A later attempt reported another chain. Something of an earlier one was left behind, and \
      leads whoever reads the error to a place that is in order.
      """
    ) {
      try Chained.Asked.editor.resolve(in: container)
    }
  }

  @Test(
    "A factory written by hand on the way does not break the chain",
    arguments: Chained.ByHand.allCases)
  func crossesHandWrittenFactories(byHand: Chained.ByHand) throws {
    let container = try Chained.container(byHand)
    #expect(
      throws: MissingDependency(chain: Chained.names),
      """
      A service on the way is registered by hand, and the chain leaves it out or calls it missing. \
      Its name is known, since whoever needs it asks for it by its type: it goes between the two.
      """
    ) {
      try Chained.Asked.editor.resolve(in: container)
    }
  }

  @Test("A cycle is reported as a cycle", arguments: ["the first attempt", "the second attempt"])
  func reportsCycles(attempt: String) throws {
    let container = try Ringed.container()
    if attempt == "the second attempt" { _ = try? container.resolve(Ringed.Question.self) }
    #expect(
      throws: ResolutionFailure.cycle(Ringed.path),
      """
      Services that need each other were not reported as the cycle that they are. Nothing is \
      missing, so nobody should look for a registration.
      """
    ) {
      try container.resolve(Ringed.Question.self)
    }
  }

  @Test("Only a missing registration becomes a chain")
  func leavesOtherErrors() throws {
    let container = try frozenContainer { container in
      try container.register(Lamp.self) { _ in throw LostConnection(attempt: 3) }
      try container.autoRegister(Pair.self, using: Pair.init)
      try container.autoRegister(Chair.self) { (pair: Pair) in Chair() }
    }
    #expect(
      throws: LostConnection(attempt: 3),
      """
      A factory deep down threw an error of its own, and another error arrived. Catch the one case \
      that you can improve and let every other pass.
      """
    ) {
      try container.resolve(Chair.self)
    }
  }

  @Test("What an initializer reports missing is its own affair")
  func leavesInitializersAlone() throws {
    let container = try frozenContainer { container in
      try container.register(Lamp.self) { _ in Lamp() }
      try container.autoRegister(Chair.self) { (lamp: Lamp) -> Chair in
        throw ResolutionFailure.missing("a screw")
      }
    }
    #expect(
      throws: ResolutionFailure.missing("a screw"),
      """
      The initializer itself threw `.missing`, with all its dependencies in hand, and it was taken \
      for a missing dependency. Catch around the question to the resolver, not around the call.
      """
    ) {
      try container.resolve(Chair.self)
    }
  }
}
