// Wrong: registers a number, so that the initializer with the default argument finds one.
// Caught by: Nothing is registered but the services
// Says: a closure at the registration
// Caught by: The catalogue reads as before
// Says: is not seen by a pack

// MARK: Step 4
let container = Container()
try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
try container.autoRegister(Narrator.self, lifetime: .weak, using: Narrator.init)
try container.autoRegister(Search.self, using: Search.init)
try container.register(Int.self) { _ in 5 }
try container.autoRegister(Catalogue.self, lifetime: .shared, using: Catalogue.init(search:))
try container.autoRegister(Library.self, using: Library.init)
return container
// End of step 4
