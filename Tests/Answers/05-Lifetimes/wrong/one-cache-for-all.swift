// Wrong: keeps shared instances in a static property.
// Caught by: Shared means one per container
// Says: shared by the whole program
// Also fails: step 2, step 4

// MARK: Step 1a
nonisolated(unsafe) private static var everything: [ObjectIdentifier: Any] = [:]
var sharedInstances: [ObjectIdentifier: Any] {
  get { Self.everything }
  set { Self.everything = newValue }
}
// End of step 1a
