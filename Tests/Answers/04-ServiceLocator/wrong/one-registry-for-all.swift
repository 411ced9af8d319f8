// Wrong: keeps the registrations in a static property.
// Caught by: Two containers share nothing
// Says: Registrations in a static property
// Also fails: step 2, step 3, step 4, step 5

// MARK: Step 1a
nonisolated(unsafe) private static var everything: [ObjectIdentifier: Registration] = [:]
var registrations: [ObjectIdentifier: Registration] {
  get { Self.everything }
  set { Self.everything = newValue }
}
// End of step 1a
