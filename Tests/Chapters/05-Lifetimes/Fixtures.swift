import Lifetimes
import Testing

final class Catalogue: Sendable {}

final class Search: Sendable {
  let catalogue: Catalogue

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }
}

final class Desk: Sendable {
  let search: Search

  init(search: Search) {
    self.search = search
  }
}

/// Two types with one short name.
enum Library {
  struct Card: Equatable { var number = 1 }
}

enum Account {
  struct Card: Equatable { var number = 2 }
}

protocol Speaking {
  var words: String { get }
}

class Voice: Speaking {
  var words: String { "Once upon a time" }
}

final class DeepVoice: Voice {}

struct Caption: Speaking {
  let words = "[speaks]"
}

/// An error that no type in the chapter knows.
struct LostConnection: Error, Equatable {
  let attempt: Int
}

/// Counts the calls of a factory, and ends a recursion that nobody else ends.
final class CallCounter {
  struct Runaway: Error, CustomStringConvertible {
    let description = "A factory was called more than 500 times, and nobody stopped it."
  }

  private(set) var count = 0

  func call() throws {
    count += 1
    if count > 500 { throw Runaway() }
  }
}

/// A container with the registrations of `register`, frozen.
func frozenContainer(_ register: (Container) throws -> Void) rethrows -> Container {
  let container = Container()
  try register(container)
  container.freeze()
  return container
}

/// The app's container, frozen.
func readingContainer() throws -> Container {
  let container = try makeReadingContainer()
  container.freeze()
  return container
}
