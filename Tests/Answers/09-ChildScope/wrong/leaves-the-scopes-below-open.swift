// Wrong: closes itself and forgets the scopes below.
// Caught by: The scopes below are closed first, and the container's own at the very end
// Says: still open below a container

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors: [any Error] = []
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
instances = [:]
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
