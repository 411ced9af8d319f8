import ConstructorInjection
import Testing

@Suite("Step 1 · Receive the collaborator")
struct Step1ReceiveTheCollaboratorTests {
  @Test("The presenter shows what its reader answers")
  func showsTheAnswer() throws {
    let presenter = GreetingPresenter(reader: SteeredReader { _ in "Good evening" })
    try presenter.showGreeting(for: "Maya")
    #expect(
      presenter.message == "Good evening",
      """
      What is shown is not what the given reader answers. Perhaps the presenter uses a reader of \
      its own, or changes the answer. \
      A caller can choose, and a test can check, only what it hands in.
      """
    )
  }

  @Test("The presenter asks its reader about the name it is given", arguments: ["Maya", "Bob"])
  func passesTheName(name: String) throws {
    let presenter = GreetingPresenter(reader: SteeredReader { "You are \($0)" })
    try presenter.showGreeting(for: name)
    #expect(
      presenter.message == "You are \(name)",
      "The reader was not asked about this name. A greeting for somebody else is a wrong greeting."
    )
  }

  @Test("Two presenters keep two readers")
  func sharesNothing() throws {
    let morning = GreetingPresenter(reader: SteeredReader { _ in "Good morning" })
    let evening = GreetingPresenter(reader: SteeredReader { _ in "Good evening" })
    try morning.showGreeting(for: "Maya")
    try evening.showGreeting(for: "Maya")
    #expect(
      [morning.message, evening.message] == ["Good morning", "Good evening"],
      """
      Two presenters do not answer from two readers. A reader kept in a static property belongs to \
      the whole program, so one presenter changes what another one shows.
      """
    )
  }

  @Test("The presenter asks anew for each greeting")
  func asksAnew() throws {
    let reader = SteeredReader { _ in "Good morning" }
    let presenter = GreetingPresenter(reader: reader)
    try presenter.showGreeting(for: "Maya")
    reader.answer = { _ in "Good evening" }
    try presenter.showGreeting(for: "Maya")
    #expect(
      presenter.message == "Good evening",
      """
      The reader answers something else by now, and the presenter does not show it. Whether an \
      earlier answer may be kept is for the reader to decide: it knows when a greeting grows old.
      """
    )
  }

  @Test("A new presenter has asked nothing and shows nothing")
  func beginsEmpty() {
    var wasAsked = false
    let reader = SteeredReader { name in
      wasAsked = true
      return "Hello, \(name)"
    }
    let presenter = GreetingPresenter(reader: reader)
    #expect(
      !wasAsked && presenter.message.isEmpty,
      """
      The initializer already asks or shows something. An initializer receives and keeps; the work \
      begins when somebody asks for it, and can then report an error.
      """
    )
  }

  @Test("The presenter keeps its reader for as long as it lives")
  func keepsItsReader() throws {
    func presenterAlone() -> GreetingPresenter {
      GreetingPresenter(reader: SteeredReader { _ in "Good evening" })
    }
    let presenter = presenterAlone()
    try presenter.showGreeting(for: "Maya")
    #expect(
      presenter.message == "Good evening",
      """
      The answer of a reader that only the presenter holds is not shown. A required collaborator \
      is held strongly: often nobody else keeps it alive.
      """
    )
  }
}
