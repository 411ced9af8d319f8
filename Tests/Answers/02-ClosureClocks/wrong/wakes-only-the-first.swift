// Wrong: wakes the sleeper that came first, and nobody else.
// Caught by: One move wakes all who are due and leaves the others asleep
// Says: not reached yet

// MARK: Step 5a
let due: Sleeper? = state.withLock { state in
  let now = state.now.advanced(by: duration)
  state.now = now
  let index = state.sleepers.firstIndex { $0.deadline <= now }
  return index.map { state.sleepers.remove(at: $0) }
}
due?.continuation.resume()
// End of step 5a
