// Wrong: opens an empty library with a book that does not exist.
// Caught by: A library without books is refused as before
// Says: did not arrive

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(Search.self) { Search(listing: $0) }
try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
try container.autoRegister(Library.self) {
  (catalogue: Catalogue, reading: ReadingSession, preview: ReadingSession) in
  guard !catalogue.isEmpty else { throw ResolutionFailure.missing("books") }
  return try Library(catalogue: catalogue, reading: reading, preview: preview)
}
return container
// End of step 4
