import Factories
import Testing

@Suite("Step 5 ★ · Async factories")
struct Step5AsyncFactoriesTests {
  /// An edit of the letter that is under way, in a task that a check may cancel.
  private func startEditing(at desk: AsyncDesk) -> Task<Void, Never> {
    let workflow = AsyncDocumentWorkflow(openSession: desk.open)
    return desk.start {
      try await workflow.edit(letter) { try await $0.replaceText(with: "Dear Maya") }
    }
  }

  @Test("An edit returns when its session is closed")
  func waitsForClosing() async {
    let promised = ["open Letter", "write Dear Maya in Letter", "close Letter", "return"]
    var events = promised
    // Code that does not wait for closing can be lucky once, but not each time.
    for _ in 0..<8 where events == promised {
      let desk = AsyncDesk()
      await startEditing(at: desk).value
      events = desk.events
    }
    #expect(
      events == promised,
      """
      The order must be open, change, close, return. If closing goes on behind the caller's back, \
      its error is lost, and the next edit may find the document still open.
      """
    )
  }

  @Test("A failure closes what was opened and reaches the caller", arguments: AsyncFailure.all)
  func closesAfterAFailure(failure: AsyncFailure) async {
    let desk = AsyncDesk(
      opening: failure.opens ? .atOnce : .fails, failsToClose: failure.failsToClose)
    let workflow = AsyncDocumentWorkflow(openSession: desk.open)
    await desk.start {
      try await workflow.edit(letter) { _ in
        if failure.failsToChange { throw DeskFailure.spilled }
      }
    }.value
    #expect(
      desk.events == failure.events,
      """
      Here \(failure.testDescription), and what followed is not right. The rules of step 3 hold \
      with `await` too: close once what was opened, and let the first error through.
      """
    )
  }

  @Test("A cancelled task opens nothing")
  func opensNothingWhenCancelled() async {
    let desk = AsyncDesk()
    let workflow = AsyncDocumentWorkflow(openSession: desk.open)
    await desk.start {
      withUnsafeCurrentTask { $0?.cancel() }
      try await workflow.edit(letter) { try await $0.replaceText(with: "Dear Maya") }
    }.value
    #expect(
      desk.events == ["error cancelled"],
      """
      The task was cancelled before the edit began, and still a session was asked for, or no \
      `CancellationError` came back. Look before you open: nobody waits for this edit.
      """
    )
  }

  @Test("A session that opens too late is closed unused")
  func closesALateSession() async throws {
    let desk = AsyncDesk(opening: .held)
    let workflow = AsyncDocumentWorkflow(openSession: desk.open)
    let edit = desk.start { try await workflow.edit(letter) { _ in desk.note("change Letter") } }
    try #require(await desk.gate.isReached(), "The factory was never asked for a session.")
    edit.cancel()
    desk.gate.open()
    await edit.value
    #expect(
      desk.events == ["open Letter", "close Letter", "error cancelled"],
      """
      A session that came after the cancellation was used, or left open. Nobody else knows of it: \
      the edit closes it, in a `Task` of its own if a cancelled one refuses to.
      """
    )
  }

  @Test("Cancellation reaches a factory that is still opening")
  func cancelsTheFactory() async throws {
    let desk = AsyncDesk(opening: .heldUntilCancelled)
    let edit = startEditing(at: desk)
    try #require(await desk.gate.isReached(), "The factory was never asked for a session.")
    edit.cancel()
    desk.gate.open()
    await edit.value
    #expect(
      desk.events == ["stop opening Letter", "error cancelled"],
      """
      The factory could have stopped, but it did not hear of the cancellation, or something was \
      done after it had stopped. Call it in the edit's own task; a new `Task` is not cancelled too.
      """
    )
  }

  @Test("A cancelled change closes its session all the same")
  func closesWhenCancelled() async throws {
    let desk = AsyncDesk()
    let workflow = AsyncDocumentWorkflow(openSession: desk.open)
    let edit = desk.start {
      try await workflow.edit(letter) { _ in try await desk.gate.waitUnlessCancelled() }
    }
    try #require(await desk.gate.isReached(), "The change did not run.")
    edit.cancel()
    desk.gate.open()
    await edit.value
    #expect(
      desk.events == ["open Letter", "close Letter", "error cancelled"],
      """
      The session is not closed after its change was cancelled, or its error is lost. Closing \
      waits, and in a cancelled task it may refuse to: let it run in a `Task` of its own.
      """
    )
  }

  @Test("A change that succeeds counts, though its task was cancelled")
  func countsWhatSucceeded() async throws {
    let desk = AsyncDesk()
    let workflow = AsyncDocumentWorkflow(openSession: desk.open)
    let edit = desk.start {
      try await workflow.edit(letter) { _ in
        await desk.gate.wait()
        desk.note("write Dear Maya in Letter")
      }
    }
    try #require(await desk.gate.isReached(), "The change did not run.")
    edit.cancel()
    desk.gate.open()
    await edit.value
    #expect(
      desk.events == ["open Letter", "write Dear Maya in Letter", "close Letter", "return"],
      """
      The change had succeeded when the cancellation was noticed; the session is still to be \
      closed, and the success reported. A caller that hears "cancelled" would write it again.
      """
    )
  }

  @Test("Two edits at once have two sessions")
  func separatesEdits() async {
    let promised = [
      ["open Letter", "write Good evening in Letter", "close Letter"],
      ["open Diary", "write Good evening in Diary", "close Diary"],
    ]
    var events = promised
    // Sessions that are mixed up can come apart by luck, but not each time.
    for _ in 0..<8 where events == promised {
      let desk = AsyncDesk()
      let workflow = AsyncDocumentWorkflow(openSession: desk.open)
      let edits = [letter, diary].map { document in
        desk.start {
          try await workflow.edit(document) { session in
            await desk.gate.wait()
            try await session.replaceText(with: "Good evening")
          }
        }
      }
      await desk.gate.isReached(by: 2)
      desk.gate.open()
      for edit in edits { await edit.value }
      events = [desk.events(of: letter), desk.events(of: diary)]
    }
    #expect(
      events == promised,
      """
      Two tasks edit at the same time, and not each session is opened, used and closed once. A \
      session kept outside the call is overwritten by the edit that comes second.
      """
    )
  }
}
