// Right: picks initializers by a type, and writes closures.

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared) { ImageCache() }
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(
  Search.self, using: { Search(listing: $0) as Search } as (any BookListing) -> Search)
let makeCatalogue: (Search) -> Catalogue = Catalogue.init
try container.autoRegister(Catalogue.self, lifetime: .shared, using: makeCatalogue)
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4
