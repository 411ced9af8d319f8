// Right: takes its clean-ups out before it runs them, and closes the scopes below through their public method.

// MARK: Step 4c
if state == .closed { return [] }
state = .closed
parent?.children.remove(self)
var errors: [any Error] = []
for child in children.oldestFirst.reversed() {
  do {
    try child.close()
  } catch let failures as CleanUpFailures {
    errors += failures.errors
  } catch {
    errors.append(error)
  }
}
let pending = cleanUps.reversed()
cleanUps = []
errors += pending.compactMap { cleanUp in
  do {
    try cleanUp()
    return nil
  } catch {
    return error
  }
}
(instances, definitions, asks) = ([:], [:], [])
return errors
// End of step 4c

// MARK: Step 4b
let cleanUp = definition.onClose
if state == .closed {
  if let cleanUp { try cleanUp(instance) }
  throw ScopeFailure.closed
} else if let cleanUp {
  try onClose { try cleanUp(instance) }
}
// End of step 4b
