/// Registers what ``makeVerboseContainer()`` registers, with the same lifetimes, in fewer words.
///
/// The app adds an `any BookListing`, which depends on the device, then freezes. Chapter 6, Step 4.
///
/// - Throws: ``ResolutionFailure/duplicate(_:)``, which only a mistake in here could cause.
public func makeLibraryContainer() throws -> Container {
  // MARK: Step 4 · Name the initializers.
  let container = Container()
  try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
  try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
  try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
  try container.autoRegister(Search.self) { Search(listing: $0) }
  try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
  try container.autoRegister(Library.self, using: Library.init)
  return container
  // Stub:
  // try makeVerboseContainer()
  // End of step 4
}
