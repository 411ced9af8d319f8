// The edges of docs/figures/06-ownership.svg.

import AutoRegister

final class Shop: BookListing {
  func titles() -> [String] { ["Emma"] }
}

/// `Library.init` captures nothing that could be watched. This initializer is an object itself.
final class Initializer {
  func callAsFunction() -> any BookListing { Shop() }
}

let graph = ObjectGraph(parts: [
  "Container.registrations": "Registration", "Registration.factory": "closure",
  "Catalogue.search": "Search",
]) {
  let container = try makeLibraryContainer()
  let initializer = Initializer()
  try container.autoRegister((any BookListing).self, using: initializer.callAsFunction)
  container.freeze()
  let library = try container.resolve(Library.self)
  return [
    ("Container", container), ("Library", library), ("Catalogue", library.catalogue),
    ("ReadingSession", library.reading), ("ReadingSession", library.preview),
    ("ImageCache", library.reading.cache), ("initializer", initializer),
  ]
}
print(try graph.edges().joined(separator: "\n"))
