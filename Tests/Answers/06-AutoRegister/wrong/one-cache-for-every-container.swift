// Wrong: hands out one image cache for the whole program.
// Caught by: What was shared is shared, what was not is not
// Says: Two containers have one image cache

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared) { Everywhere.cache }
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4

enum Everywhere {
  nonisolated(unsafe) static let cache = ImageCache()
}
