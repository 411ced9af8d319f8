import ServiceLocator
import Testing

/// Two types with one short name, as a library and an account may each have a reader.
enum Library {
  struct Reader: Equatable { var name = "library" }
}

enum Account {
  struct Reader: Equatable { var name = "account" }
}

protocol Greeting { var text: String { get } }

class Book: Greeting {
  var text: String { "A book" }
}

final class PictureBook: Book {
  override var text: String { "A picture book" }
}

protocol Titled { var title: String { get } }

struct Poem: Greeting, Titled {
  let text = "Roses are red"
  let title = "Roses"
}

final class Catalogue {}

final class Search {
  let catalogue: Catalogue

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }
}

final class Desk {
  let search: Search

  init(search: Search) {
    self.search = search
  }
}

/// An error that no type in the chapter knows.
struct LostConnection: Error, Equatable {
  let attempt: Int
}

/// Counts the calls of a factory, and ends a recursion that nobody else ends.
final class CallCounter {
  private(set) var count = 0

  func call() throws {
    count += 1
    if count > 60 { throw RunawayConstruction() }
  }
}

/// Thrown by a factory that was called more than 60 times.
struct RunawayConstruction: Error, CustomStringConvertible {
  let description = "The factories called each other more than 60 times, and nobody stopped them."
}

/// A container with the registrations of `register`, frozen.
func frozenContainer(_ register: (Container) throws -> Void) rethrows -> Container {
  let container = Container()
  try register(container)
  container.freeze()
  return container
}

/// A resolver that answers from a frozen container, and writes down what it is asked for.
final class ListeningResolver: Resolver {
  private let container: Container
  private(set) var questions: [String] = []

  init(_ container: Container) {
    self.container = container
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    questions.append("\(type)")
    return try container.resolve(type)
  }
}

/// Shares into a list.
final class SharedQuotes: QuoteSharing {
  private(set) var quotes: [String] = []
  var failure: LostConnection?

  func share(_ quote: String) throws {
    if let failure { throw failure }
    quotes.append(quote)
  }
}

/// The reading app's container with a way to share, frozen.
func readingContainer(sharing: any QuoteSharing) throws -> Container {
  try frozenContainer { container in
    try container.register(ReadingSession.self) { _ in ReadingSession(cache: ImageCache()) }
    try container.register((any QuoteSharing).self) { _ in sharing }
  }
}

/// A plug-in that writes down when it is activated, and what it could resolve then.
final class Translator: ReadingPlugIn {
  let requirements: [Any.Type]
  var failure: LostConnection?
  private(set) var activations: [String] = []

  init(requires requirements: [Any.Type] = [Library.Reader.self]) {
    self.requirements = requirements
  }

  func activate(with resolver: any Resolver) throws {
    activations.append((try? resolver.resolve(Library.Reader.self).name) ?? "nothing")
    if let failure { throw failure }
  }
}
