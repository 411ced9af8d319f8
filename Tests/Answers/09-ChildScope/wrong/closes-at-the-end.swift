// Wrong: is closed only after everything has been cleaned up.
// Caught by: A scope that is closing serves nobody
// Says: from the first line
// Caught by: Closing cleans up once
// Says: out of turn

// MARK: Step 4c
guard state != .closed else { return [] }
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
instances = [:]
definitions = [:]
asks = []
state = .closed
parent?.children.remove(self)
return errors
// End of step 4c
