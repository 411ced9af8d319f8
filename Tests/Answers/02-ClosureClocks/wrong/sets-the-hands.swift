// Wrong: sets the hands to the duration and does not add it.
// Caught by: The hands stand still until they are moved, and moves add up
// Says: moves of 0, 5 and 7

// MARK: Step 5a
let due = state.withLock { state in
  let now = ManualInstant(offset: duration)
  state.now = now
  let due = state.sleepers.filter { $0.deadline <= now }
  state.sleepers.removeAll { $0.deadline <= now }
  return due
}
for sleeper in due { sleeper.continuation.resume() }
// End of step 5a
