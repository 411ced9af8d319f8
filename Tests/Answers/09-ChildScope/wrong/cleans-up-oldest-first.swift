// Wrong: cleans up in the order in which things were built.
// Caught by: Closing cleans up newest first
// Says: what came last goes first

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
for cleanUp in cleanUps {
  do { try cleanUp() } catch { errors.append(error) }
}
cleanUps = []
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
