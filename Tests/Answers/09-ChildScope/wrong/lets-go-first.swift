// Wrong: lets go of its instances before the clean-ups run.
// Caught by: A clean-up still finds what the scope keeps
// Says: found it gone

// MARK: Step 4c
guard state != .closed else { return [] }
state = .closed
var errors = children.oldestFirst.reversed().flatMap { $0.shutDown() }
instances = [:]
while let cleanUp = cleanUps.popLast() {
  do { try cleanUp() } catch { errors.append(error) }
}
definitions = [:]
asks = []
parent?.children.remove(self)
return errors
// End of step 4c
