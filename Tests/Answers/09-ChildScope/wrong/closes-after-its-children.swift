// Wrong: is closed only after the scopes below have been closed.
// Caught by: A scope that is closing serves nobody
// Says: still gave out services

// MARK: Step 4c
guard state != .closed else { return [] }
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
state = .closed
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
