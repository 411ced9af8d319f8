// The edges of docs/figures/04-ownership.svg.

import ServiceLocator

struct Clipboard: QuoteSharing {
  func share(_ quote: String) throws {}
}

final class CompositionRoot {
  let container: Container
  let screen: ReadingScreen

  init() throws {
    container = try makeReadingContainer()
    try container.register((any QuoteSharing).self) { _ in Clipboard() }
    container.freeze()
    screen = try makeReadingScreen(from: container)
  }
}

let graph = ObjectGraph(parts: [
  "Container.registrations": "Registration", "Registration.factory": "factory",
  "ReadingScreen.session": "ReadingSession", "ReadingScreen.sharing": "any QuoteSharing",
  "ReadingSession.cache": "ImageCache",
]) {
  let root = try CompositionRoot()
  return [
    ("Composition root", root), ("Container", root.container), ("ReadingScreen", root.screen),
  ]
}
print(try graph.edges().joined(separator: "\n"))
