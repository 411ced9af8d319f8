// Wrong: cleans up its own before it closes the scopes below.
// Caught by: The scopes below are closed first, and the container's own at the very end
// Says: not closed from below
// Caught by: A failing clean-up stops no other, and all failures come together
// Says: in the order in which they happened

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors: [any Error] = []
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
errors += children.oldestFirst.reversed().flatMap { $0.shutDown() }
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
