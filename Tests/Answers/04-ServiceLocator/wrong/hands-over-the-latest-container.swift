// Wrong: hands each factory the container that was frozen last.
// Caught by: A factory is answered by the container it is registered in
// Says: With a resolver of somebody else

// MARK: Step 3a
isFrozen = true
LatestContainer.container = self
// End of step 3a

// MARK: Step 2a
return try registration.factory(LatestContainer.container ?? self)
// End of step 2a

enum LatestContainer {
  nonisolated(unsafe) static weak var container: Container?
}
