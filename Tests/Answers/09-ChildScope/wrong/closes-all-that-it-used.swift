// Wrong: closes the level above as well when it ends.
// Caught by: The container and the other scopes work on
// Says: what is not its own

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
errors += parent?.shutDown() ?? []
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
