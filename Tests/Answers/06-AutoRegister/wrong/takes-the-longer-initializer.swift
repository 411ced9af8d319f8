// Wrong: takes the longer of two initializers, and registers a text for it.
// Caught by: The catalogue reads as before
// Says: the shorter one was meant
// Caught by: Nothing is registered but the services
// Says: A bare number or text

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(
  Catalogue.self, lifetime: .shared, using: Catalogue.init(search:heading:))
try container.register(String.self) { _ in "Library" }
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4
