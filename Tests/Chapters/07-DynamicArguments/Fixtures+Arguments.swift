import DynamicArguments
import Testing

/// A list of arguments that reaches a factory, and the text that the factory makes of it.
struct PassedArguments: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let ask: @Sendable () throws -> String

  private init(
    _ testDescription: String, _ text: String,
    ask: @escaping @Sendable (Container) throws -> Note,
    register: @escaping @Sendable (Container) throws -> Void
  ) {
    self.testDescription = testDescription
    self.text = text
    self.ask = { try ask(frozenContainer(register)).text }
  }

  static var all: [PassedArguments] {
    [
      PassedArguments(
        "one String", "Dune", ask: { try $0.resolve(Note.self, arguments: "Dune") },
        register: { try $0.register(Note.self) { (_, title: String) in Note(title) } }),
      PassedArguments(
        "an Int and a Bool", "7 true", ask: { try $0.resolve(Note.self, arguments: 7, true) },
        register: {
          try $0.register(Note.self) { (_, page: Int, isOpen: Bool) in Note("\(page) \(isOpen)") }
        }),
      PassedArguments(
        "an optional without a value", "no page",
        ask: { try $0.resolve(Note.self, arguments: Int?.none) },
        register: {
          try $0.register(Note.self) { (_, page: Int?) in Note(page.map { "\($0)" } ?? "no page") }
        }),
      PassedArguments(
        "a closure", "called with 3",
        ask: {
          let describe: (Int) -> String = { "called with \($0)" }
          return try $0.resolve(Note.self, arguments: describe)
        },
        register: {
          try $0.register(Note.self) { (_, describe: (Int) -> String) in Note(describe(3)) }
        }),
      PassedArguments(
        "an array, a tuple and an object", "[1, 2] a2 Dune",
        ask: { try $0.resolve(Note.self, arguments: [1, 2], ("a", 2), Book("Dune")) },
        register: {
          try $0.register(Note.self) { (_, pages: [Int], place: (String, Int), book: Book) in
            Note("\(pages) \(place.0)\(place.1) \(book.title)")
          }
        }),
      PassedArguments(
        "five arguments", "Dune 1 2.5 x true",
        ask: {
          try $0.resolve(Note.self, arguments: "Dune", 1, 2.5, Character("x"), true)
        },
        register: {
          try $0.register(Note.self) {
            (_, title: String, page: Int, zoom: Double, mark: Character, isOpen: Bool) in
            Note("\(title) \(page) \(zoom) \(mark) \(isOpen)")
          }
        }),
    ]
  }
}

/// Arguments for which a note was not registered, and the error that they must give.
struct WrongArguments: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: String
  let got: String
  let register: @Sendable (Container) throws -> Void
  let ask: @Sendable (Container) throws -> Note

  static var all: [WrongArguments] {
    [
      WrongArguments(
        testDescription: "`Int?` for `Int`", expected: "(Swift.Int)",
        got: "(Swift.Optional<Swift.Int>)", register: registerPage,
        ask: { try $0.resolve(Note.self, arguments: Optional(1)) }),
      WrongArguments(
        testDescription: "`Int` for `Int?`", expected: "(Swift.Optional<Swift.Int>)",
        got: "(Swift.Int)",
        register: { try $0.register(Note.self) { (_, page: Int?) in Note("\(page ?? 0)") } },
        ask: { try $0.resolve(Note.self, arguments: 1) }),
      WrongArguments(
        testDescription: "an `Int` for a `Double`", expected: "(Swift.Double)", got: "(Swift.Int)",
        register: { try $0.register(Note.self) { (_, zoom: Double) in Note("\(zoom)") } },
        ask: { try $0.resolve(Note.self, arguments: 1) }),
      WrongArguments(
        testDescription: "another order", expected: "(Swift.String, Swift.Int)",
        got: "(Swift.Int, Swift.String)", register: registerTitleAndPage,
        ask: { try $0.resolve(Note.self, arguments: 1, "Dune") }),
      WrongArguments(
        testDescription: "one argument too few", expected: "(Swift.String, Swift.Int)",
        got: "(Swift.String)", register: registerTitleAndPage,
        ask: { try $0.resolve(Note.self, arguments: "Dune") }),
      WrongArguments(
        testDescription: "one argument too many", expected: "(Swift.Int)",
        got: "(Swift.Int, Swift.Int)", register: registerPage,
        ask: { try $0.resolve(Note.self, arguments: 1, 2) }),
      WrongArguments(
        testDescription: "a `PictureBook` for a `Book`", expected: "(DynamicArgumentsTests.Book)",
        got: "(DynamicArgumentsTests.PictureBook)",
        register: { try $0.register(Note.self) { (_, book: Book) in Note(book.title) } },
        ask: { try $0.resolve(Note.self, arguments: PictureBook("Dune")) }),
    ]
  }

  @Sendable private static func registerPage(_ container: Container) throws {
    try container.register(Note.self) { (_, page: Int) in Note("\(page)") }
  }

  @Sendable private static func registerTitleAndPage(_ container: Container) throws {
    try container.register(Note.self) { (_, title: String, page: Int) in Note("\(title) \(page)") }
  }
}
