// Wrong: builds a session at once, and hands over that instance instead of an initializer.
// Caught by: What was shared is shared, what was not is not
// Says: All three were transient
// Caught by: The library reads and previews in two sessions with one cache
// Says: it gets two

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
let session = ReadingSession(cache: ImageCache())
try container.autoRegister(ReadingSession.self) { session }
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4
