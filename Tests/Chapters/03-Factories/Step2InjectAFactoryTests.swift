import Factories
import Testing

@Suite("Step 2 · Inject a factory")
struct Step2InjectAFactoryTests {
  @Test("A new workflow has opened nothing")
  func opensNothingYet() {
    let desk = Desk()
    let workflow = DocumentWorkflow(openSession: desk.open)
    #expect(
      desk.events.isEmpty,
      """
      The initializer already opened a session. It was given a factory to call later: a session \
      that is made too early is open for nobody, and is not the one for the document to come.
      """
    )
    withExtendedLifetime(workflow) {}
  }

  @Test("An edit opens a session for the document it is given", arguments: [letter, diary])
  func opensForTheDocument(document: Document) {
    let desk = Desk()
    let workflow = DocumentWorkflow(openSession: desk.open)
    desk.record { try workflow.edit(document) { try $0.replaceText(with: "Dear Maya") } }
    #expect(
      desk.all("open") == ["\(document.title) 1"],
      """
      The edit did not open exactly one session, for this document. The factory needs to be told \
      what the session is for, and each further session is one more to close.
      """
    )
  }

  @Test("A text ends up in the document that is edited")
  func writesWhereItShould() {
    let desk = Desk()
    let workflow = DocumentWorkflow(openSession: desk.open)
    desk.record { try workflow.edit(letter) { try $0.replaceText(with: "Dear Maya") } }
    desk.record { try workflow.edit(diary) { try $0.replaceText(with: "It rained") } }
    #expect(
      desk.all("write") == ["Dear Maya in Letter 1", "It rained in Diary 2"],
      """
      A text was not written once, into the session of its own document. A session that is kept \
      from the edit before still belongs to the document before: one text replaces another.
      """
    )
  }

  @Test("A second edit of the same document has a new session")
  func opensAnew() {
    let desk = Desk()
    let workflow = DocumentWorkflow(openSession: desk.open)
    for text in ["Dear Maya", "Dear Bob"] {
      desk.record { try workflow.edit(letter) { try $0.replaceText(with: text) } }
    }
    #expect(
      desk.all("write") == ["Dear Maya in Letter 1", "Dear Bob in Letter 2"],
      """
      The second edit did not get a new session. A factory is injected so that each operation has \
      its own: a session from an earlier one may be closed, or hold what has changed since.
      """
    )
  }

  @Test("Two workflows call two factories")
  func sharesNoFactory() {
    let (mine, yours) = (Desk(), Desk())
    let first = DocumentWorkflow(openSession: mine.open)
    let second = DocumentWorkflow(openSession: yours.open)
    mine.record { try first.edit(letter) { try $0.replaceText(with: "Dear Maya") } }
    yours.record { try second.edit(diary) { try $0.replaceText(with: "It rained") } }
    #expect(
      [mine.all("open"), yours.all("open")] == [["Letter 1"], ["Diary 1"]],
      """
      An edit went to another workflow's factory. A factory is a dependency like any other: it \
      belongs to the object that received it, and not to the whole program.
      """
    )
  }

  @Test("No session is kept after its edit")
  func letsGoOfTheSession() {
    let desk = Desk()
    weak var kept: (any EditingSession)?
    let workflow = DocumentWorkflow { document in
      let session = try desk.open(document)
      kept = session
      return session
    }
    desk.record { try workflow.edit(letter) { try $0.replaceText(with: "Dear Maya") } }
    #expect(
      kept == nil,
      """
      The edit is over, and the workflow still holds its session. Keep the factory and no session: \
      what is kept is used again by mistake one day, and never released.
      """
    )
    withExtendedLifetime(workflow) {}
  }
}
