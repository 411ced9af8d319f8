// Wrong: looks whether the scope is closed only where there is something to clean up.
// Caught by: A service that is finished after the end is cleaned up and refused
// Says: handed out all the same

// MARK: Step 4b
guard let onClose = definition.onClose else { return }
guard state != .closed else {
  try onClose(instance)
  throw ScopeFailure.closed
}
cleanUps.append { try onClose(instance) }
// End of step 4b
