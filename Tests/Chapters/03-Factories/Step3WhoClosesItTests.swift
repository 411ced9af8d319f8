import Factories
import Testing

@Suite("Step 3 · Who closes it")
struct Step3WhoClosesItTests {
  private let desk = Desk()
  private let workflow: DocumentWorkflow

  init() {
    workflow = DocumentWorkflow(openSession: desk.open)
  }

  /// Edits a document, and fails half-way where told so.
  private func edit(
    _ document: Document = letter, fails: Bool = false,
    with failure: any Error = DeskFailure.spilled
  ) {
    desk.record {
      try workflow.edit(document) { session in
        try session.replaceText(with: "Dear Maya")
        if fails { throw failure }
      }
    }
  }

  @Test("A session is closed after the change")
  func closesAfterwards() {
    edit()
    #expect(
      desk.events == ["open Letter 1", "write Dear Maya in Letter 1", "close Letter 1"],
      """
      The order must be open, change, close. The workflow opened the session, so the workflow owns \
      it: nobody else can know when the edit is over, and an open session holds a connection.
      """
    )
  }

  @Test(
    "A change that fails closes its session and passes its error",
    arguments: [DeskFailure.spilled, CancellationError()] as [any Error])
  func closesAfterAFailure(failure: any Error) {
    edit(fails: true, with: failure)
    let promised = [
      "open Letter 1", "write Dear Maya in Letter 1", "close Letter 1",
      failure is CancellationError ? "error cancelled" : "error spilled",
    ]
    #expect(
      desk.events == promised,
      """
      After a change that failed, the session is not closed, or the caller did not get the error \
      of the change. The way out through an error is the one on which closing is forgotten. No \
      error is an exception to that, `CancellationError` neither.
      """
    )
  }

  @Test("A factory that fails leaves nothing to close")
  func passesTheFactorysError() {
    edit()
    desk.failsToOpen = true
    edit(diary)
    #expect(
      desk.events == [
        "open Letter 1", "write Dear Maya in Letter 1", "close Letter 1",
        "fail to open Diary", "error locked",
      ],
      """
      The factory failed, and something else happened than passing its error on. No session was \
      made: there is nothing to change, nothing to close, and nothing to try again.
      """
    )
  }

  @Test("Closing that fails is an error of the edit")
  func reportsAFailedClose() {
    desk.failsToClose = true
    edit()
    #expect(
      desk.all("error") == ["jammed"],
      """
      The session could not be closed, and the caller heard nothing of it. The last line may be \
      lost: an edit that reports success must have finished.
      """
    )
  }

  @Test("The error of the change is not masked by closing")
  func keepsTheFirstError() {
    desk.failsToClose = true
    edit(fails: true)
    #expect(
      desk.all("error") == ["spilled"],
      """
      The change failed, then closing failed too, and the caller got the wrong one of the errors, \
      or none. The change's error is the cause; the other may be no more than its consequence.
      """
    )
  }

  @Test("A session is closed once, whatever fails", arguments: EditOutcome.all)
  func closesOnce(outcome: EditOutcome) {
    desk.failsToClose = outcome.closingFails
    edit(fails: outcome.changeFails)
    #expect(
      (desk.all("close") + desk.all("fail to close")).count == 1,
      """
      The session was not closed exactly once. A second call closes what may be in other hands by \
      then; one that fails is over all the same, and is not tried again.
      """
    )
  }

  @Test("An edit within an edit closes its own session")
  func closesItsOwn() {
    desk.record {
      try workflow.edit(letter) { outer in
        try workflow.edit(diary) { try $0.replaceText(with: "It rained") }
        try outer.replaceText(with: "Dear Maya")
      }
    }
    #expect(
      desk.events == [
        "open Letter 1", "open Diary 2", "write It rained in Diary 2", "close Diary 2",
        "write Dear Maya in Letter 1", "close Letter 1",
      ],
      """
      The sessions of two edits are mixed up. An owner that keeps "the" session in a property \
      loses the first when the second comes; a local constant belongs to one call.
      """
    )
  }

  @Test("After a failure the next edit starts afresh")
  func startsAfresh() {
    edit(fails: true)
    edit(diary)
    #expect(
      desk.events.suffix(3) == ["open Diary 2", "write Dear Maya in Diary 2", "close Diary 2"],
      """
      After an edit that failed, the next one does not run from open to close. A failure ends one \
      edit: nothing of it may be left behind in the workflow.
      """
    )
  }
}
