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

/// How a transient registration says so.
enum TransientLabel: CaseIterable, CustomTestStringConvertible {
  case left
  case written

  var testDescription: String {
    switch self {
    case .left: "no lifetime given"
    case .written: "lifetime: .transient"
    }
  }
}

/// What the container hands out, in a check where it has no reason to refuse.
func service<Service>(
  _ type: Service.Type, of container: Container,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Service {
  do {
    return try container.resolve(type)
  } catch {
    let isRefusal = error is ResolutionFailure || error is LifetimeFailure
    let refusal = isRefusal ? "\(error)" : nil
    try #require(
      refusal == nil,
      """
      A service was refused that is registered, and whose factory made what it promised. If \
      `check(_:)` refuses it: step 2 minds a product of another type, step 3 minds `.weak` alone.
      """,
      sourceLocation: sourceLocation
    )
    throw error
  }
}

/// The names along a cycle, in a line; another error's own words.
func path(of error: any Error) -> String {
  path(of: Result<Never, any Error>.failure(error))
}

/// The names along a cycle, in a line; another error's own words; what came instead of an error.
func path<Service>(of outcome: Result<Service, any Error>) -> String {
  switch outcome {
  case .success: "no error"
  case .failure(ResolutionFailure.cycle(let names)):
    "A cycle: " + names.joined(separator: " → ")
  case .failure(let error): "\(error)"
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
