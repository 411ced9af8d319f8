import ConstructorInjection
import Testing

@Suite("Step 3 · Interact only as promised")
struct Step3InteractOnlyAsPromisedTests {
  @Test("A blank name is refused", arguments: BlankName.all)
  func refusesBlankNames(blank: BlankName) {
    let presenter = GreetingPresenter(reader: SteeredReader())
    #expect(
      throws: GreetingFailure.emptyName,
      """
      The presenter did not refuse \(blank.testDescription) with `.emptyName`. It greets nobody, \
      and only a caller that is told can ask for a better name.
      """
    ) {
      try presenter.showGreeting(for: blank.text)
    }
  }

  @Test("A refused name leaves the message in place", arguments: BlankName.all)
  func keepsTheMessage(blank: BlankName) throws {
    let presenter = GreetingPresenter(reader: SteeredReader())
    try presenter.showGreeting(for: "Maya")
    try? presenter.showGreeting(for: blank.text)
    #expect(
      presenter.message == "Hello, Maya",
      """
      The message changed for \(blank.testDescription). Check the name before you write anything: \
      a refusal must leave no trace.
      """
    )
  }

  @Test("The recording reader answers as it is told")
  func doubleAnswers() throws {
    let reader = RecordingGreetingReader { "Good night, \($0)" }
    let answers = [try reader.greeting(for: "Maya"), try reader.greeting(for: "Bob")]
    #expect(
      answers == ["Good night, Maya", "Good night, Bob"],
      """
      The double does not give the answer it was told to give. A double with a will of its own \
      takes the choice away from the check that uses it.
      """
    )
  }

  @Test("The recording reader fails as it is told")
  func doubleFails() {
    let reader = RecordingGreetingReader { _ in throw LostConnection(attempt: 2) }
    #expect(
      throws: LostConnection(attempt: 2),
      """
      The double did not throw the error it was told to throw. Real readers fail: behind a double \
      that cannot, the code that handles failure is never tested.
      """
    ) {
      try reader.greeting(for: "Maya")
    }
  }

  @Test("The recording reader keeps every name, in order")
  func doubleKeepsOrder() throws {
    let reader = RecordingGreetingReader { _ in "Hello" }
    for name in ["Maya", " Bob ", "Maya", "Alice"] { _ = try reader.greeting(for: name) }
    #expect(
      Array(reader.requestedNames) == ["Maya", " Bob ", "Maya", "Alice"],
      """
      The record is not what was asked: each name once per call, as it came, oldest first. A \
      record that sorts, tidies or forgets, as a set does, cannot show an extra call or a missing \
      one.
      """
    )
  }

  @Test("The recording reader also records a call that fails")
  func doubleRecordsFailures() {
    let reader = RecordingGreetingReader { _ in throw GreetingFailure.unavailable }
    _ = try? reader.greeting(for: "Maya")
    #expect(
      reader.requestedNames == ["Maya"],
      """
      The call that failed is not in the record. Record first, then answer: otherwise nobody can \
      see how often a failing reader was asked.
      """
    )
  }

  @Test("The reader is never asked about a blank name", arguments: BlankName.all)
  func asksNothingForBlankNames(blank: BlankName) throws {
    let reader = try trustedRecorder()
    try? GreetingPresenter(reader: reader).showGreeting(for: blank.text)
    #expect(
      reader.requestedNames.isEmpty,
      """
      The reader was asked about \(blank.testDescription). Check first, ask after: a refused call \
      promises to cost nothing and to touch nothing.
      """
    )
  }

  @Test("One call is one question")
  func asksOnce() throws {
    let reader = try trustedRecorder()
    let presenter = GreetingPresenter(reader: reader)
    for name in ["Maya", "Maya", "Bob"] { try presenter.showGreeting(for: name) }
    #expect(
      reader.requestedNames == ["Maya", "Maya", "Bob"],
      """
      The reader was not asked exactly once for each call. A second question costs twice and may \
      get another answer; a question left out shows an old answer.
      """
    )
  }

  @Test("A reader that fails is not asked again")
  func asksOnceAlsoOnFailure() throws {
    let reader = try trustedRecorder { _ in throw GreetingFailure.unavailable }
    try? GreetingPresenter(reader: reader).showGreeting(for: "Maya")
    #expect(
      reader.requestedNames == ["Maya"],
      """
      The presenter asked again after a failure. Trying again is for the caller to decide: it \
      knows whether to wait, to ask the user, or to stop.
      """
    )
  }

  @Test(
    "The name is handed on as it was given",
    arguments: [" Maya ", "Maya Lee", "maya", "李", "42", "🦊", "-"])
  func handsTheNameOn(name: String) throws {
    let reader = try trustedRecorder()
    try? GreetingPresenter(reader: reader).showGreeting(for: name)
    #expect(
      reader.requestedNames == [name],
      """
      The reader did not get the name that the caller gave. The presenter promised to refuse blank \
      names, and nothing more: changing a name, or asking for letters in it, is not its affair.
      """
    )
  }
}
