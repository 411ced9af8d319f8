// Wrong: leaves the other clean-ups out when one has failed.
// Caught by: A failing clean-up stops no other, and all failures come together
// Says: kept others from running

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
do {
  while let cleanUp = cleanUps.popLast() { try cleanUp() }
} catch {
  errors.append(error)
}
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
