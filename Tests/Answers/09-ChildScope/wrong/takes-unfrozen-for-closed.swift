// Wrong: takes a container that is not frozen yet for closed.
// Caught by: What is not open yet is not closed
// Says: Nothing is closed yet
// Caught by: What is not open yet is not closed
// Says: did not say so
// Caught by: What is not open yet is not closed
// Says: did not close
// Also fails: step 1

// MARK: Step 4a
guard state == .open else { throw ScopeFailure.closed }
cleanUps.append(cleanUp)
// End of step 4a

// MARK: Step 4c
guard state == .open else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c

// MARK: Step 4d
guard state == .open else { throw ScopeFailure.closed }
// End of step 4d
