import AccountScope
import Testing

@Suite("Step 5 · Across suspension")
struct Step5AcrossSuspensionTests {
  @Test("Readers of one key share one load")
  func sharesOneLoad() async throws {
    let stage = Stage()
    let first = try await stage.reader(asking: 1)
    let second = try await stage.reader()
    let third = try await stage.reader()
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: first, second, third)
    #expect(
      stage.loader.calls == ["alice/displayName"],
      """
      Readers that came while the load was under way caused loads of their own. Between the look \
      into the cache and the answer there is a wait, and everybody who comes then looks too: keep \
      the load that is under way, and let them wait for it.
      """
    )
    let later = try await stage.reader()
    try await stage.end(of: later)
    #expect(
      [first, second, third, later].map(\.outcome) == Array(repeating: "value: Alice", count: 4),
      "A reader who waited for the load, or came after it, did not get what it brought."
    )
    #expect(
      stage.loader.calls == ["alice/displayName"],
      "What the load brought was not kept: a later reader caused another load."
    )
  }

  @Test("Each key and each account has a load of its own")
  func separatesLoads() async throws {
    let alice = Stage(accountID: "alice")
    let bob = Stage(accountID: "bob", loader: alice.loader)
    let reason = """
      Readers of different preferences wait for the same load, or for each other. A load under way \
      belongs to one key of one account.
      """
    let readers = [
      try await alice.reader(of: "displayName", asking: 1, otherwise: reason),
      try await alice.reader(of: "theme", asking: 2, otherwise: reason),
      try await bob.reader(of: "displayName", asking: 3, otherwise: reason),
    ]
    for (number, value) in ["Alice", "dark", "Bob"].enumerated() {
      alice.loader.answer(number, with: .success(value))
    }
    try await until("every reader ends") { readers.allSatisfy(\.hasEnded) }
    #expect(
      readers.map(\.outcome) == ["value: Alice", "value: dark", "value: Bob"],
      "A reader got the value of another key or another account."
    )
  }

  @Test("Absence follows the policy", arguments: [AbsencePolicy.reload, .remember])
  func keepsAbsence(policy: AbsencePolicy) async throws {
    let stage = Stage(absence: policy)
    stage.loader.answerAll(with: nil)
    for _ in 1...2 { try await stage.end(of: stage.reader()) }
    let loads = stage.loader.calls.count
    let wanted = policy == .remember ? 1 : 2
    #expect(
      loads == wanted,
      """
      An absent preference is loaded once where absence is remembered, and at each read where it \
      is reloaded, also by a slow loader. Keep the answer in the cache, and no load that has ended.
      """
    )
  }

  @Test("A scope closed before the load starts answers nobody", arguments: Headway.upTo(1))
  func closesBeforeTheLoad(headway: Headway) async throws {
    let stage = Stage()
    stage.executor.hold()
    let closing = try await stage.takeAside { await $0.scope.close() }
    let reader = Reader("displayName", in: stage.scope)
    try await stage.run(headway, for: reader)
    stage.executor.runNow(closing)
    stage.loader.answerAll(with: "Alice")
    stage.executor.letAllGo()
    try await stage.end(of: reader)
    #expect(
      reader.outcome == "closed",
      """
      The scope was closed before the load had begun, and still the reader did not get `.closed`. \
      Being open once is no promise for later.
      """
    )
    if headway.pieces == 0 {
      #expect(
        stage.loader.calls.isEmpty,
        "The loader was asked for an account that was signed out before. Refuse first."
      )
    }
  }

  @Test("A result that arrives after closing is dropped")
  func dropsLateResults() async throws {
    let stage = Stage()
    let first = try await stage.reader(asking: 1)
    let second = try await stage.reader()
    await stage.scope.close()
    await stage.scope.close()
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: first, second)
    #expect(
      [first, second].map(\.outcome) == ["closed", "closed"],
      """
      The scope was closed while its readers waited, and a reader was not told `.closed`. To look \
      before the `await` is not enough: the world goes on while you wait, so look again after it.
      """
    )
    let late = try await stage.reader()
    try await stage.end(of: late)
    #expect(
      late.outcome == "closed",
      "The late result opened the closed scope again, or was kept for whoever comes."
    )
  }

  @Test("No reader gets a value once the scope is closed", arguments: Headway.upTo(3))
  func closesAfterTheReturn(headway: Headway) async throws {
    let stage = Stage()
    let reader = try await stage.reader(asking: 1)
    stage.executor.hold()
    let closing = try await stage.takeAside { await $0.scope.close() }
    stage.loader.answer(0, with: .success("Alice"))
    try await until("the scope hears from the load") { stage.executor.heldCount > 0 }
    try await stage.run(headway, for: reader)
    let wanted = reader.hasEnded ? reader.outcome : "closed"
    stage.executor.runNow(closing)
    stage.executor.letAllGo()
    try await stage.end(of: reader)
    #expect(
      reader.outcome == wanted,
      """
      The load had returned, then the scope was closed, and then its reader went on with the \
      value. Cancelling comes too late for a load that is over: only a look at the generation, \
      after each `await`, shows that the answer belongs to the time before.
      """
    )
    await stage.scope.reopen()
    let next = try await stage.reader(asking: 2)
    #expect(
      stage.loader.calls.count == 2,
      """
      Something from before the closing was kept: the account came back, and its first reader \
      caused no load.
      """
    )
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: next)
  }

  @Test("Closing cancels the loads under way")
  func cancelsLoads() async throws {
    let stage = Stage(loader: SteeredLoader(heedsCancellation: true))
    let reader = try await stage.reader(asking: 1)
    await stage.scope.close()
    await stage.settle()
    #expect(
      stage.loader.cancelledCalls == ["alice/displayName"],
      """
      The load runs on although nobody may have its result. The scope started it and owns it, so \
      the scope has to cancel it.
      """
    )
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: reader)
    #expect(
      reader.outcome == "closed",
      """
      The reader was told of a cancelled load, not of a closed scope. It cancelled nothing itself, \
      and only `.closed` tells it what to do now.
      """
    )
  }

  @Test("A reader who is cancelled takes nobody along", arguments: 0...1)
  func survivesCancellation(number: Int) async throws {
    let stage = Stage(loader: SteeredLoader(heedsCancellation: true))
    let readers = try await stage.twoReadersOfOneLoad()
    readers[number].cancel()
    await stage.settle()
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: readers[0], readers[1])
    #expect(
      readers[1 - number].outcome == "value: Alice",
      """
      Reader \(number + 1) of two was cancelled, and the other one did not get the value. The load \
      belongs to the scope: who waits for it may stop waiting, but may not stop the load.
      """
    )
    #expect(
      stage.loader.calls.count == 1,
      "The cancelled reader took the load along, and the other one had to start again."
    )
  }

  @Test("A failed load reaches those who wait, and nobody later")
  func forgetsFailures() async throws {
    let stage = Stage(absence: .remember)
    let readers = try await stage.twoReadersOfOneLoad()
    stage.loader.answer(0, with: .failure(LostConnection(attempt: 1)))
    try await stage.end(of: readers[0], readers[1])
    let failure = "error: \(LostConnection(attempt: 1))"
    #expect(
      readers.map(\.outcome) == [failure, failure],
      """
      Two readers waited for one load, it failed, and not both got its error. Who waits for \
      somebody else's load must hear how it ended, unchanged.
      """
    )
    stage.loader.answerAll(with: "Alice")
    let retry = try await stage.reader()
    try await stage.end(of: retry)
    #expect(
      retry.outcome == "value: Alice",
      """
      After a failed load the next reader does not get the value that is there now: the failed \
      load, or its error, was kept. Remove a load from the list however it ends.
      """
    )
  }

  @Test("Whoever waited for a failed load leaves the next load alone", arguments: Headway.upTo(3))
  func leavesTheNextLoadAlone(headway: Headway) async throws {
    let stage = Stage()
    let readers = try await stage.twoReadersOfOneLoad()
    stage.executor.hold()
    let third = Reader("displayName", in: stage.scope)
    let arrival = try await stage.takeNext()
    stage.loader.answer(0, with: .failure(LostConnection(attempt: 1)))
    try await stage.run(headway, for: readers[0], readers[1])
    stage.executor.runNow(arrival)
    stage.executor.letAllGo()
    try await stage.end(of: readers[0], readers[1])
    let fourth = try await stage.reader()
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: third, fourth)
    #expect(
      stage.loader.calls.count == 2,
      """
      One load failed, one followed, and the key was loaded more often than that. A reader of the \
      failed load has removed the newer one from the list: remove only what you put there yourself.
      """
    )
    #expect(
      fourth.outcome == "value: Alice",
      "A reader who came after the failure did not get what the next load brought."
    )
  }

  @Test("Reopening begins with nothing from before", arguments: [[0, 1], [1, 0]])
  func reopens(order: [Int]) async throws {
    let stage = Stage()
    let old = try await stage.reader(asking: 1)
    await stage.scope.close()
    await stage.scope.reopen()
    let new = try await stage.reader(
      asking: 2,
      otherwise: """
        The account came back at once, and its reader waits for a load of the time before. That \
        one was cancelled: let go of the old loads when you close.
        """
    )
    for number in order {
      stage.loader.answer(number, with: .success(number == 0 ? "before" : "after"))
      await stage.settle()
    }
    stage.loader.answerAll(with: "after")
    try await stage.end(of: old, new)
    let later = try await stage.reader()
    try await stage.end(of: later)
    #expect(
      [old, new, later].map(\.outcome) == ["closed", "value: after", "value: after"],
      """
      The reader from before must get `.closed`, those from after the new value. "Is it open?" is \
      true again and proves nothing: ask whether it is still the same generation.
      """
    )
  }

  @Test("Reopening an open scope changes nothing")
  func reopensWhatIsOpen() async throws {
    let stage = Stage()
    let first = try await stage.reader(asking: 1)
    await stage.scope.reopen()
    let second = try await stage.reader()
    stage.loader.answerAll(with: "Alice")
    try await stage.end(of: first, second)
    await stage.scope.reopen()
    let third = try await stage.reader()
    stage.loader.answerAll(with: "Alice again")
    try await stage.end(of: third)
    #expect(
      [first, second, third].map(\.outcome) == Array(repeating: "value: Alice", count: 3)
        && stage.loader.calls.count == 1,
      """
      The scope was open, and "reopening" it made it forget what it knew, or turned away those who \
      waited. Closing ends a generation; reopening only lets the next one begin.
      """
    )
  }
}
