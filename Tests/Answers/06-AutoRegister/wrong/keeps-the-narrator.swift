// Wrong: registers the narrator as shared.
// Caught by: The narrator is there while somebody listens
// Says: the container must not own it

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .shared, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4
