// Wrong: wakes every sleeper at each move.
// Caught by: A sleeper wakes when its deadline is reached, and not before
// Says: Wake only who is due

// MARK: Step 5a
let woken = state.withLock { state in
  state.now = state.now.advanced(by: duration)
  defer { state.sleepers = [] }
  return state.sleepers
}
for sleeper in woken { sleeper.continuation.resume() }
// End of step 5a
