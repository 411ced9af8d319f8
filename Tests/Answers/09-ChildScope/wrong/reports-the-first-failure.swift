// Wrong: reports the first failure and hides the others.
// Caught by: A failing clean-up stops no other, and all failures come together
// Says: Who hears of one only mends one

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { if errors.isEmpty { errors.append(error) } }
}
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
