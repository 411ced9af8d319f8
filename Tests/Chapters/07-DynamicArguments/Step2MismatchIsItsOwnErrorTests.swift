import DynamicArguments
import Testing

@Suite("Step 2 · Mismatch is its own error")
struct Step2MismatchIsItsOwnErrorTests {
  private let note = "DynamicArgumentsTests.Note"

  @Test("Wrong arguments are reported as a mismatch", arguments: WrongArguments.all)
  func reportsMismatch(wrong: WrongArguments) throws {
    let container = try frozenContainer(wrong.register)
    #expect(
      throws: ArgumentFailure.argumentMismatch(
        service: note, expected: [wrong.expected], got: wrong.got),
      """
      The caller passed \(wrong.testDescription), and was not told so with the service, what was \
      expected and what came, by full names. "Missing" would send the caller to a registration that \
      is there. `refusal(of:for:)` decides which it is, and step 1b must throw what it returns for \
      the types that came.
      """
    ) {
      try wrong.ask(container)
    }
  }

  @Test("Several registrations of one service are told apart by their arguments")
  func tellsListsApart() throws {
    let container = Container()
    #expect(
      throws: Never.self,
      """
      One service was refused for a second list of argument types. `(String)`, `(Int)` and \
      `(Int, String)` are different lists, and each has a factory of its own.
      """
    ) {
      try container.register(Note.self) { (_, title: String) in Note("title \(title)") }
      try container.register(Note.self) { (_, page: Int) in Note("page \(page)") }
      try container.register(Note.self) { (_, page: Int, title: String) in Note("both \(page)") }
      try container.register(Note.self) { (_, page: Int?) in Note("perhaps") }
    }
    container.freeze()
    let notes = [
      try? container.resolve(Note.self, arguments: "Dune"),
      try? container.resolve(Note.self, arguments: 4),
      try? container.resolve(Note.self, arguments: 4, "Dune"),
      try? container.resolve(Note.self, arguments: Optional(4)),
    ]
    #expect(
      notes.map { $0?.text } == ["title Dune", "page 4", "both 4", "perhaps"],
      """
      A list of arguments did not reach its own factory. Type, order, count and `?` all belong to \
      the key.
      """
    )
  }

  @Test("The error lists what is registered, and nothing of other services")
  func listsWhatIsRegistered() throws {
    let container = try frozenContainer { container in
      try container.register(Library.Card.self) { (_, name: String) in Library.Card() }
      try container.register(Library.Card.self) { (_, number: Int, name: String) in Library.Card() }
      try container.register(Library.Card.self) { _ in Library.Card() }
      try container.register(Library.Card.self) { (_, zoom: Double) in Library.Card() }
      try container.register(Library.Card.self) { (_, number: Int) in Library.Card() }
      try container.register(Account.Card.self) { (_, isOpen: Bool) in Account.Card() }
      try container.register(Note.self) { (_, zoom: Double) in Note("\(zoom)") }
    }
    #expect(
      throws: ArgumentFailure.argumentMismatch(
        service: "DynamicArgumentsTests.Library.Card",
        expected: [
          "()", "(Swift.Double)", "(Swift.Int)", "(Swift.Int, Swift.String)", "(Swift.String)",
        ], got: "(Swift.Bool)"),
      """
      The error does not list exactly the argument lists of this service, sorted, with `()` for \
      none. Whoever reads it chooses one of them; another service's list leads astray.
      """
    ) {
      try container.resolve(Library.Card.self, arguments: true)
    }
  }

  @Test("Asking without arguments where some are needed is a mismatch")
  func reportsMissingArguments() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, title: String) in Note(title) }
    }
    #expect(
      throws: ArgumentFailure.argumentMismatch(
        service: note, expected: ["(Swift.String)"], got: "()"),
      """
      The service is registered, and takes an argument. Asked for without one, the container must \
      say so, in `registration(for:of:)` too: that is also a mismatch, and nothing is missing.
      """
    ) {
      try container.resolve(Note.self)
    }
  }

  @Test("Passing arguments where none are taken is a mismatch")
  func reportsNeedlessArguments() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { _ in Note("blank") }
    }
    #expect(
      throws: ArgumentFailure.argumentMismatch(
        service: note, expected: ["()"], got: "(Swift.String)"),
      """
      The service is registered without arguments, and was asked for with one. Expected is `()`, \
      and what came is the type of that one; "missing" would be untrue.
      """
    ) {
      try container.resolve(Note.self, arguments: "Dune")
    }
  }

  @Test("A service that nobody registered is missing")
  func reportsMissing() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, title: String) in Note(title) }
    }
    #expect(
      throws: ResolutionFailure.missing("DynamicArgumentsTests.Book"),
      """
      Nothing at all is registered for the service, so no argument can be wrong. Say `.missing` \
      with the service's full name: it has to be registered first.
      """
    ) {
      try container.resolve(Book.self, arguments: "Dune")
    }
    #expect(
      throws: ResolutionFailure.missing("DynamicArgumentsTests.Book"),
      """
      Nobody registered the service, and it was asked for without arguments. An empty list of what \
      is registered is no mismatch: there is nothing to choose from.
      """
    ) {
      try container.resolve(Book.self)
    }
  }

  @Test("A mismatch runs no factory")
  func runsNothing() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(ImageCache.self) { _ in
        try calls.call()
        return ImageCache()
      }
      try container.register(Note.self) { (_, title: String) in
        try calls.call()
        return Note(title)
      }
    }
    _ = try? container.resolve(Note.self, arguments: 7)
    #expect(
      calls.count == 0,
      """
      A factory ran although the arguments fit none. Ask the registrations' types: a report must \
      not open files or connections on its way.
      """
    )
  }
}
