import ConstructorInjection
import Testing

@Suite("Step 2 · Fail usefully")
struct Step2FailUsefullyTests {
  private let failingReader = SteeredReader { _ in throw GreetingFailure.unavailable }

  @Test("The reader's error reaches the caller")
  func passesTheError() {
    let presenter = GreetingPresenter(reader: failingReader)
    #expect(
      throws: GreetingFailure.unavailable,
      """
      The reader's error did not reach the caller: it was swallowed or replaced on the way. A \
      caller that hears of no failure cannot show one, and cannot offer to try again.
      """
    ) {
      try presenter.showGreeting(for: "Maya")
    }
  }

  @Test("An error that the presenter does not know passes through unchanged")
  func passesUnknownErrors() {
    let reader = SteeredReader { _ in throw LostConnection(attempt: 3) }
    let presenter = GreetingPresenter(reader: reader)
    #expect(
      throws: LostConnection(attempt: 3),
      """
      The caller did not get the very error that the reader threw. An error that is wrapped or \
      replaced loses what the reader knew, and a `catch` that waits for it never runs.
      """
    ) {
      try presenter.showGreeting(for: "Maya")
    }
  }

  @Test("A failure leaves the last good message in place")
  func keepsTheMessage() throws {
    let reader = SteeredReader()
    let presenter = GreetingPresenter(reader: reader)
    try presenter.showGreeting(for: "Maya")
    reader.answer = { _ in throw GreetingFailure.unavailable }
    try? presenter.showGreeting(for: "Alice")
    #expect(
      presenter.message == "Hello, Maya",
      """
      The failed attempt changed the message. Write it once, when the whole answer is there: an \
      old greeting is still true, an empty or half-written one never was.
      """
    )
  }

  @Test("A failure before any success shows nothing")
  func staysEmpty() {
    let presenter = GreetingPresenter(reader: failingReader)
    try? presenter.showGreeting(for: "Maya")
    #expect(
      presenter.message.isEmpty,
      """
      A message appeared although no greeting was found. The error goes to the caller, who decides \
      how to put it into words; the message holds greetings only.
      """
    )
  }

  @Test("The presenter shows greetings again once its reader answers again")
  func recovers() {
    let presenter = GreetingPresenter(reader: failingReader)
    try? presenter.showGreeting(for: "Maya")
    failingReader.answer = { "Welcome back, \($0)" }
    #expect(
      throws: Never.self,
      """
      After one failure the presenter fails although its reader answers. A failure ends one call \
      and nothing else.
      """
    ) {
      try presenter.showGreeting(for: "Maya")
    }
    #expect(
      presenter.message == "Welcome back, Maya",
      """
      After one failure the presenter no longer shows what its reader answers. A failure ends one \
      call and nothing else.
      """
    )
  }
}
