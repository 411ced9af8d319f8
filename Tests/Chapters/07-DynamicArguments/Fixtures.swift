import DynamicArguments
import Testing

protocol Titled { var title: String { get } }

class Book: Titled {
  let title: String

  init(_ title: String) {
    self.title = title
  }
}

final class PictureBook: Book {}

/// What the checks make: it holds the values that its factory was given, as text.
final class Note {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// Two services with one short name.
enum Library {
  final class Card {}
}

enum Account {
  final class Card {}
}

/// An error that no type in the chapter knows.
struct LostConnection: Error, Equatable {
  let attempt: Int
}

/// Thrown by a factory that was called more than 60 times.
struct RunawayConstruction: Error {}

/// Counts the calls of a factory, and ends a recursion that nobody else ends.
final class CallCounter {
  private(set) var count = 0

  func call() throws {
    count += 1
    if count > 60 { throw RunawayConstruction() }
  }
}

/// Factories with arguments that ask for each other in a ring.
struct CircularNotes: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let count: Int

  static let ofThree = CircularNotes(testDescription: "A ring of three factories", count: 3)

  static let all = [
    CircularNotes(testDescription: "A factory that asks for itself", count: 1), ofThree,
  ]

  func container() throws -> Container {
    let calls = CallCounter()
    return try frozenContainer { container in
      try container.register(Note.self) { (resolver, title: String) in
        try calls.call()
        if count == 1 { return try resolver.resolve(Note.self, arguments: title) }
        _ = try resolver.resolve(Library.Card.self, arguments: title)
        return Note(title)
      }
      try container.register(Library.Card.self) { (resolver, title: String) in
        _ = try resolver.resolve(Account.Card.self, arguments: title)
        return Library.Card()
      }
      try container.register(Account.Card.self) { (resolver, title: String) in
        _ = try resolver.resolve(Note.self, arguments: title)
        return Account.Card()
      }
    }
  }

  /// The path that the error tells; empty where another error came, or none.
  func path(in container: Container) -> [String] {
    do {
      _ = try container.resolve(Note.self, arguments: "Dune")
    } catch ResolutionFailure.cycle(let names) {
      return names
    } catch {}
    return []
  }
}

/// A container with the registrations of `register`, frozen.
func frozenContainer(_ register: (Container) throws -> Void) rethrows -> Container {
  let container = Container()
  try register(container)
  container.freeze()
  return container
}

/// Serves one reader, and is made by a check.
final class ServiceDouble: UserService {
  let userName: String
  private(set) var openedPages: [Int] = []

  init(_ userName: String) {
    self.userName = userName
  }

  func open(_ page: Int) -> String {
    openedPages.append(page)
    return "Sheet \(page)"
  }
}
