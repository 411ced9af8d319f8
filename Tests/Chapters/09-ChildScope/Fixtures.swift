import ChildScope
import Testing

/// Where the reader stopped.
final class Bookmark {}

/// A text, so that a check can see which factory made it.
final class PageTitle {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// Shows a title, and remembers a place.
final class TitleBar {
  let title: PageTitle

  init(title: PageTitle) {
    self.title = title
  }
}

/// Holds a bookmark.
final class BookmarkList {
  let bookmark: Bookmark

  init(bookmark: Bookmark) {
    self.bookmark = bookmark
  }
}

/// Keeps the resolver that its factory was handed, and asks it later.
final class LateAsker {
  let resolver: any Resolver

  init(resolver: any Resolver) {
    self.resolver = resolver
  }
}

/// An error that nothing in the chapter knows.
struct TornPage: Error, Equatable {
  let number: Int
}

/// Counts the calls of a factory or a clean-up, and stops one that would never end.
final class CallCounter {
  private(set) var count = 0

  func note() throws {
    count += 1
    if count > 50 { throw Runaway() }
  }
}

/// Ends what leads back to itself; the check that sees it says why that happened.
struct Runaway: Error, CustomStringConvertible {
  let description = "the same code ran more than 50 times, since it leads back to itself"
}

/// Keeps what happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }
}

/// A frozen container with the services that `define` registers.
func frozenContainer(_ define: (Container) throws -> Void = { _ in }) throws -> Container {
  let container = Container(named: "App")
  try define(container)
  container.freeze()
  return container
}

/// A type's full name, as errors give it.
func name(of type: Any.Type) -> String {
  String(reflecting: type)
}

/// What `body` throws; a check compares it with what it should have thrown.
func failure(_ body: () throws -> Void) -> (any Error)? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}

/// What came of `body`, in few words: its error, or that it was served.
func answer(_ body: () throws -> Void) -> String {
  guard let error = failure(body) else { return "served" }
  if error as? ScopeFailure == .closed { return ".closed" }
  switch error as? ResolutionFailure {
  case .notFrozen: return ".notFrozen"
  case .cycle(let path): return path.map(shortName(of:)).joined(separator: " → ")
  default: return "\(error)"
  }
}

/// A type's name without its module.
private func shortName(of name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}
