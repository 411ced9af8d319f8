// Wrong: leaves out the lifetimes while it rewrites.
// Caught by: What was shared is shared, what was not is not
// Says: Both were shared
// Caught by: The narrator is there while somebody listens
// Says: its lifetime is weak

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, using: ImageCache.init)
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(Catalogue.self, using: Catalogue.init(search:))
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4
