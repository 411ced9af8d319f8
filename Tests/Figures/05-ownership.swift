// The edges of docs/figures/05-ownership.svg.

import Lifetimes

final class Screen {
  let session: ReadingSession
  let narrator: Narrator

  init(_ container: Container) throws {
    session = try container.resolve(ReadingSession.self)
    narrator = try container.resolve(Narrator.self)
  }
}

let graph = ObjectGraph {
  let container = try makeReadingContainer()
  container.freeze()
  let screen = try Screen(container)
  return [
    ("Container", container), ("Screen", screen), ("Narrator", screen.narrator),
    ("Screen's ReadingSession", screen.session),
    ("Narrator's ReadingSession", screen.narrator.session),
    ("ImageCache", screen.session.cache),
  ]
}
print(try graph.edges().joined(separator: "\n"))
