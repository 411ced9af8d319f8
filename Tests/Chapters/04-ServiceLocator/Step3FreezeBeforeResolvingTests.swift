import ServiceLocator
import Testing

@Suite("Step 3 · Freeze before resolving")
struct Step3FreezeBeforeResolvingTests {
  @Test("Nothing is resolved before the container is frozen")
  func refusesEarlyQuestions() throws {
    let calls = CallCounter()
    let container = Container()
    try container.register(Catalogue.self) { _ in
      try calls.call()
      return Catalogue()
    }
    #expect(
      throws: ResolutionFailure.notFrozen,
      """
      A service was asked for before `freeze()`, and that was not refused as `.notFrozen`. A \
      service that is built early may be built from half of the registrations.
      """
    ) {
      try container.resolve(Catalogue.self)
    }
    #expect(
      calls.count == 0,
      "A factory ran before the container was frozen. A refusal comes first and costs nothing."
    )
    #expect(
      throws: ResolutionFailure.notFrozen,
      """
      Before `freeze()`, "missing" may be untrue a moment later: the registration may still come. \
      Say `.notFrozen` first.
      """
    ) {
      try container.resolve(Desk.self)
    }
  }

  @Test("A frozen container takes no registration", arguments: [false, true])
  func refusesLateRegistrations(isErased: Bool) throws {
    let container = frozenContainer { _ in }
    #expect(
      throws: ResolutionFailure.frozen,
      """
      A frozen container took a registration. Whoever resolved before it has the old picture, \
      whoever resolves after it the new one.
      """
    ) {
      if isErased {
        try container.registerErased(Catalogue.self) { _ in Catalogue() }
      } else {
        try container.register(Catalogue.self) { _ in Catalogue() }
      }
    }
    #expect(
      throws: ResolutionFailure.missing("ServiceLocatorTests.Catalogue"),
      "The refused registration is there all the same. A refusal must leave no trace."
    ) {
      try container.resolve(Catalogue.self)
    }
  }

  @Test("Asking does not freeze")
  func doesNotFreezeByItself() throws {
    let container = Container()
    _ = try? container.resolve(Catalogue.self)
    #expect(
      throws: Never.self,
      """
      After an early question the container takes no more registrations: asking has frozen it. \
      Only `freeze()` ends registration, so that one line of the program says when.
      """
    ) {
      try container.register(Catalogue.self) { _ in Catalogue() }
    }
    container.freeze()
    #expect(
      throws: Never.self,
      "After an early question the container does not answer any more, although it is frozen now."
    ) {
      try container.resolve(Catalogue.self)
    }
  }

  @Test("A second registration of one type is a duplicate", arguments: [false, true])
  func refusesDuplicates(isErased: Bool) throws {
    let container = Container()
    try container.register(Library.Reader.self) { _ in Library.Reader(name: "first") }
    #expect(
      throws: ResolutionFailure.duplicate("ServiceLocatorTests.Library.Reader"),
      """
      A second registration of one type was taken without a word, or not called `.duplicate` by \
      its full name. Which of the two wins would depend on the order of two lines far apart.
      """
    ) {
      if isErased {
        try container.registerErased(Library.Reader.self) { _ in Library.Reader(name: "second") }
      } else {
        try container.register(Library.Reader.self) { _ in Library.Reader(name: "second") }
      }
    }
    #expect(
      throws: Never.self,
      "One refused registration has closed the container for others. A failure ends one call only."
    ) {
      try container.register(Account.Reader.self) { _ in Account.Reader() }
    }
    container.freeze()
    let names = [
      try? container.resolve(Library.Reader.self).name,
      try? container.resolve(Account.Reader.self).name,
    ]
    #expect(
      names == ["first", "account"],
      """
      The refused duplicate has replaced or removed a registration. Check first, then store: a \
      failed registration changes nothing.
      """
    )
  }

  @Test("Freezing twice is harmless")
  func freezesTwice() throws {
    let container = try frozenContainer { container in
      try container.register(Library.Reader.self) { _ in Library.Reader() }
    }
    container.freeze()
    let reader = try? container.resolve(Library.Reader.self)
    #expect(
      reader?.name == "library",
      """
      A second `freeze()` has thawed the container or emptied it. Several parts of an app may \
      each make sure that it is frozen: freezing again changes nothing.
      """
    )
    #expect(
      throws: ResolutionFailure.frozen,
      "After a second `freeze()` the container takes registrations again."
    ) {
      try container.register(Account.Reader.self) { _ in Account.Reader() }
    }
  }
}
