import DynamicArguments
import Testing

@Suite("Step 1 · Arguments at resolution")
struct Step1ArgumentsAtResolutionTests {
  @Test("Arguments of any types reach the factory", arguments: PassedArguments.all)
  func passesArguments(passed: PassedArguments) {
    #expect(
      throws: Never.self,
      """
      A factory registered for \(passed.testDescription) was not called with exactly these types. \
      Keep it in 1a under the key that 1b looks up: whoever passes what it takes gets its service.
      """
    ) {
      let text = try passed.ask()
      #expect(
        text == passed.text,
        """
        The factory was given other values than the caller passed. The service would be made for \
        somebody else.
        """
      )
    }
  }

  @Test("Arguments of one type keep their order")
  func keepsTheOrder() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, from: String, to: String, copy: String) in
        Note("\(from) → \(to), \(copy)")
      }
    }
    let note = try? container.resolve(Note.self, arguments: "Maya", "Alice", "Bob")
    #expect(
      note?.text == "Maya → Alice, Bob",
      """
      Three arguments of one type changed places or were mixed up. No cast can notice that: the \
      types agree. Pass the pack on as it came, not through an array.
      """
    )
  }

  @Test("Each resolution makes a new service from its own values")
  func makesAnew() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, name: String) in Note("for \(name)") }
    }
    var texts: [String] = []
    #expect(
      throws: Never.self,
      """
      The second of two callers got an error. A factory that has returned has ended, so the next \
      call may begin.
      """
    ) {
      for name in ["Maya", "Alice"] {
        texts.append(try container.resolve(Note.self, arguments: name).text)
      }
    }
    guard texts.count == 2 else { return }
    #expect(
      texts == ["for Maya", "for Alice"],
      """
      The second caller did not get a service made from its own values. What was made for the \
      first reader must not be kept: it would show one reader's data to another.
      """
    )
  }

  @Test("The container keeps neither the service nor its arguments")
  func keepsNothing() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, book: Book) in Note(book.title) }
    }
    weak var book: Book?
    weak var note: Note?
    func use() throws {
      let made = Book("Dune")
      book = made
      note = try? container.resolve(Note.self, arguments: made)
      #expect(
        try container.resolve(Note.self, arguments: made) !== note,
        "Equal arguments gave one object twice. A service with arguments is made for each call."
      )
    }
    try use()
    #expect(
      book == nil && note == nil,
      """
      The container still holds a service or an argument of a finished call. It grows with every \
      resolution, and a reader's values outlive the reader.
      """
    )
  }

  @Test("A value passed as `any P` reaches the factory registered for `any P`")
  func passesExistentials() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, item: any Titled) in Note(item.title) }
    }
    let item: any Titled = Book("Dune")
    #expect(
      throws: Never.self,
      """
      A value of type `any Titled` did not reach the factory for `any Titled`. The caller's static \
      type counts, and not what is inside the value today.
      """
    ) {
      let note = try container.resolve(Note.self, arguments: item)
      #expect(note.text == "Dune", "The factory was given another value than the caller passed.")
    }
  }

  @Test("A service may also be registered without arguments")
  func livesBesideAPlainRegistration() throws {
    let container = Container()
    #expect(
      throws: Never.self,
      """
      A service cannot be registered with and without arguments side by side. A factory with \
      arguments needs a key of its own, made from the service and all argument types.
      """
    ) {
      try container.register(Note.self) { _ in Note("blank") }
      try container.register(Note.self) { (_, title: String) in Note(title) }
    }
    container.freeze()
    let notes = [
      try? container.resolve(Note.self),
      try? container.resolve(Note.self, arguments: "Dune"),
    ]
    #expect(
      notes.map { $0?.text } == ["blank", "Dune"],
      """
      With and without arguments are two ways to make a service, and one got in the other's way.
      """
    )
  }

  @Test("A factory gets other services from its resolver, with and without arguments")
  func answersFactories() throws {
    let container = try frozenContainer { container in
      try container.register(ImageCache.self, lifetime: .shared) { _ in ImageCache() }
      try container.register(ReadingSession.self) { (resolver, page: Int) in
        let session = ReadingSession(cache: try resolver.resolve(ImageCache.self))
        _ = session.open(page)
        return session
      }
      try container.register(UserJourney.self) { (resolver, name: String, page: Int) in
        let session = try resolver.resolve(ReadingSession.self, arguments: page)
        let service = ReadingUserService(userName: name, session: session)
        return UserJourney(service: service, greeting: "Hello", startPage: page)
      }
    }
    #expect(
      throws: Never.self,
      """
      A factory asked its resolver for a registered service and got an error. The resolver that it \
      is handed must know what the container knows.
      """
    ) {
      let journey = try container.resolve(UserJourney.self, arguments: "Maya", 4)
      let cache = try container.resolve(ImageCache.self)
      #expect(
        [cache.pages.sorted(), journey.service.openedPages] == [[4], [4]],
        """
        The factory was not answered by its own container. A shared service must be the same one \
        for everybody who asks there.
        """
      )
    }
  }

  @Test("A factory's own error reaches the caller")
  func passesErrors() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, attempt: Int) in
        throw LostConnection(attempt: attempt)
      }
    }
    #expect(
      throws: LostConnection(attempt: 7),
      """
      The caller did not get the error that the factory threw. Another one sends somebody to look \
      for a mistake that is not there.
      """
    ) {
      try container.resolve(Note.self, arguments: 7)
    }
  }

  @Test("Factories that need each other are reported as a cycle", arguments: CircularNotes.all)
  func reportsCycles(notes: CircularNotes) throws {
    let container = try notes.container()
    let paths = (1...2).map { _ in notes.path(in: container) }
    let lengths = paths.map(\.count)
    let wanted = [notes.count + 1, notes.count + 1]
    #expect(
      lengths == wanted,
      """
      \(notes.testDescription) was not reported as a `.cycle` at both attempts, with a path that has \
      each factory once and the first again. Without the container's bookkeeping around every factory \
      the app ends in an overflowing stack; `among:` is asked for the names of all that wait.
      """
    )
    #expect(
      paths.map(\.first) == paths.map(\.last) && paths[0] == paths[1],
      """
      The path of the cycle does not lead back to where it began, or leads elsewhere the second \
      time. Begin first, and note the end only of what began.
      """
    )
  }

  @Test("Errors name a factory by its service and its arguments")
  func namesFactories() throws {
    let path = CircularNotes.ofThree.path(in: try CircularNotes.ofThree.container())
    let ring = ["Note", "Library.Card", "Account.Card", "Note"].map {
      "DynamicArgumentsTests.\($0)(Swift.String)"
    }
    #expect(
      path == ring,
      """
      A cycle does not name its factories by service and arguments. Errors, and step 2, read the \
      registration's `type`: let it be the `ArgumentFactory`, not the service, whatever the key.
      """
    )
    var refused: String?
    do {
      _ = try frozenContainer { container in
        try container.register(Note.self) { (_, title: String, page: Int?) in Note(title) }
        try container.register(Note.self) { (_, title: String, page: Int?) in Note(title) }
      }
    } catch ResolutionFailure.duplicate(let name) {
      refused = name
    } catch {}
    #expect(
      refused == "DynamicArgumentsTests.Note(Swift.String, Swift.Optional<Swift.Int>)",
      """
      A second factory is not refused by the service and the arguments of the first. One service \
      may have many factories, so its name alone does not say which of them is there already.
      """
    )
  }

  @Test("A factory without arguments does not answer a caller who passes some")
  func dropsNoArguments() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { _ in Note("blank") }
    }
    #expect(
      throws: (any Error).self,
      """
      The caller passed a title and got a note that knows nothing of it. Where no factory takes \
      these arguments, throw what `refusal(of:for:)` returns, and do not try with fewer.
      """
    ) {
      try container.resolve(Note.self, arguments: "Dune")
    }
  }

  @Test("One way to make a service may use another")
  func leadsFromDoorToDoor() throws {
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, title: String) in Note(title) }
      try container.register(Note.self) { (resolver, title: String, page: Int) in
        Note(try resolver.resolve(Note.self, arguments: title).text + ", page \(page)")
      }
    }
    #expect(
      throws: Never.self,
      """
      A factory asked for its own service with other arguments, and that was called a cycle. It is \
      another factory: each list of argument types is under way for itself.
      """
    ) {
      let note = try container.resolve(Note.self, arguments: "Dune", 4)
      #expect(note.text == "Dune, page 4", "The note was not made by way of the other factory.")
    }
  }

  @Test("After a failure the next attempt starts clean")
  func startsClean() throws {
    let calls = CallCounter()
    let container = try frozenContainer { container in
      try container.register(Note.self) { (_, title: String) in
        try calls.call()
        if calls.count == 1 { throw LostConnection(attempt: 1) }
        return Note(title)
      }
    }
    _ = try? container.resolve(Note.self, arguments: "Dune")
    #expect(
      throws: Never.self,
      """
      One failed factory spoiled the next attempt. A factory that throws has ended: note that with \
      `defer`, or it is taken for a cycle.
      """
    ) {
      try container.resolve(Note.self, arguments: "Dune")
    }
  }

  @Test("One list of argument types is registered once")
  func refusesDuplicates() throws {
    let container = Container()
    try? container.register(Note.self) { (_, title: String) in Note("first \(title)") }
    var isRefused = false
    do {
      try container.register(Note.self) { (_, title: String) in Note("second \(title)") }
    } catch ResolutionFailure.duplicate {
      isRefused = true
    } catch {}
    #expect(
      isRefused,
      """
      A second factory for the same service and the same types was not refused as `.duplicate`. \
      One of two callers would silently get the other's service.
      """
    )
    container.freeze()
    #expect(
      (try? container.resolve(Note.self, arguments: "Dune"))?.text == "first Dune",
      "A refused registration changed something: the first one stays."
    )
  }

  @Test("A frozen container takes no factory with arguments")
  func refusesLateRegistrations() {
    let container = Container()
    container.freeze()
    #expect(
      throws: ResolutionFailure.frozen,
      """
      A factory with arguments was registered after `freeze()`. What can be resolved would depend \
      on when somebody asks; `add(_:for:)` refuses that for you.
      """
    ) {
      try container.register(Note.self) { (_, title: String) in Note(title) }
    }
  }

  @Test("A container with arguments is released with its owner")
  func releasesTheContainer() throws {
    weak var released: Container?
    func use() throws {
      let container = try frozenContainer { container in
        try container.register(Note.self) { (_, title: String) in Note(title) }
      }
      _ = try? container.resolve(Note.self, arguments: "Dune")
      released = container
    }
    try use()
    #expect(
      released == nil,
      """
      The container outlives its owner: a closure that it stores captures `self`. Hand the \
      resolver in when the factory is called.
      """
    )
  }
}
