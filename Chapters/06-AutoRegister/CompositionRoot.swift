/// Registers what ``makeVerboseContainer()`` registers, with the same lifetimes, in fewer words.
///
/// The app adds an `any BookListing`, which depends on the device, then freezes. Chapter 6, Step 4.
///
/// - Throws: ``ResolutionFailure/duplicate(_:)``, which only a mistake in here could cause.
public func makeLibraryContainer() throws -> Container {
  // MARK: Step 4 · Name the initializers.
  try makeVerboseContainer()
  // End of step 4
}
