import ServiceLocator
import Testing

/// A service that is registered and then asked for by the same type, perhaps written otherwise.
struct KnownService: Sendable, CustomTestStringConvertible {
  struct NotTheOne: Error, CustomStringConvertible {
    let description = "The container answered with something that this factory did not make."
  }

  let testDescription: String
  let isFound: @Sendable () throws -> Void

  private init<Service>(
    _ description: String, _ type: Service.Type, asked: Service.Type? = nil,
    make: @escaping @Sendable () -> Service, isTheOne: @escaping @Sendable (Service) -> Bool
  ) {
    testDescription = description
    isFound = {
      let container = try frozenContainer { container in
        try container.register(type) { _ in make() }
      }
      guard isTheOne(try container.resolve(asked ?? type)) else { throw NotTheOne() }
    }
  }

  typealias AnyGreeting = any Greeting

  static let all = [
    KnownService("a class", Book.self, make: { PictureBook() }) { $0.text == "A picture book" },
    KnownService("a struct", Poem.self, make: { Poem() }) { $0.title == "Roses" },
    KnownService("a protocol", (any Greeting).self, make: { Poem() }) {
      $0.text == "Roses are red"
    },
    KnownService(
      "a protocol by its other name", (any Greeting).self, asked: AnyGreeting.self,
      make: { Book() }
    ) { $0.text == "A book" },
    KnownService(
      "two protocols in the other order", (any Greeting & Titled).self,
      asked: (any Titled & Greeting).self, make: { Poem() }
    ) { $0.title == "Roses" },
    KnownService("an optional", Poem?.self, make: { Poem() }) { $0?.title == "Roses" },
    KnownService("an optional that is nil", Poem?.self, make: { nil }) { $0 == nil },
    KnownService("a closure", ((Int) -> Int).self, make: { { $0 + 1 } }) { $0(41) == 42 },
    KnownService("a tuple", (Int, String).self, make: { (1, "one") }) { $0 == (1, "one") },
    KnownService("a type", Book.Type.self, make: { PictureBook.self }) { $0 == PictureBook.self },
    KnownService("an array", [Int].self, make: { [1, 2] }) { $0 == [1, 2] },
  ]
}

/// Two types that resemble each other: one is registered, the other is asked for.
struct UnrelatedKey: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let missingName: String
  let ask: @Sendable () throws -> Void
  let validate: @Sendable () throws -> Void

  private init<Known, Asked>(
    _ description: String, _ known: Known.Type, _ asked: Asked.Type,
    make: @escaping @Sendable () -> Known
  ) {
    testDescription = description
    missingName = String(reflecting: asked)
    let container: @Sendable () throws -> Container = {
      try frozenContainer { container in
        try container.register(known) { _ in make() }
      }
    }
    ask = { _ = try container().resolve(asked) }
    validate = { try container().validate(requires: [asked]) }
  }

  static let all = [
    UnrelatedKey("`Int` is registered, `Int?` is not", Int.self, Int?.self) { 1 },
    UnrelatedKey("`Int?` is registered, `Int` is not", Int?.self, Int.self) { 1 },
    UnrelatedKey("A class is registered, its protocol is not", Book.self, (any Greeting).self) {
      Book()
    },
    UnrelatedKey(
      "A protocol is registered, the class behind is not", (any Greeting).self, Book.self
    ) { Book() },
    UnrelatedKey("A class is registered, its subclass is not", Book.self, PictureBook.self) {
      PictureBook()
    },
    UnrelatedKey("A class is registered, its superclass is not", PictureBook.self, Book.self) {
      PictureBook()
    },
    UnrelatedKey("`[Int]` is registered, `[String]` is not", [Int].self, [String].self) { [] },
    UnrelatedKey("`[Int]` is registered, `Set<Int>` is not", [Int].self, Set<Int>.self) { [] },
    UnrelatedKey(
      "A struct is registered, its namesake is not", Library.Reader.self, Account.Reader.self
    ) { Library.Reader() },
  ]
}
