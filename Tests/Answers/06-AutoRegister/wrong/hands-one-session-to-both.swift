// Wrong: writes the library's closure with one session.
// Caught by: The library reads and previews in two sessions with one cache
// Says: it gets two

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
try container.autoRegister(Library.self) { (catalogue: Catalogue, session: ReadingSession) in
  try Library(catalogue: catalogue, reading: session, preview: session)
}
return container
// End of step 4
