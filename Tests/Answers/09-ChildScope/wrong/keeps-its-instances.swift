// Wrong: runs the clean-ups and goes on holding what it built.
// Caught by: A closed scope lets go of all that it owned
// Says: still holds an instance that it built

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
parent?.children.remove(self)
return errors
// End of step 4c
