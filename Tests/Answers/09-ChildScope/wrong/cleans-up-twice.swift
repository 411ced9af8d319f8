// Wrong: runs the clean-ups at each closing.
// Caught by: Closing cleans up once
// Says: ran a clean-up again

// MARK: Step 4c
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
for cleanUp in cleanUps.reversed() {
  do { try cleanUp() } catch { errors.append(error) }
}
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
