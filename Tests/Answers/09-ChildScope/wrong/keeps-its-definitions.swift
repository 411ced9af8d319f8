// Wrong: lets go of its instances, but not of what its definitions captured.
// Caught by: A closed scope lets go of all that it owned
// Says: what its definitions or clean-ups have captured

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
instances = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
