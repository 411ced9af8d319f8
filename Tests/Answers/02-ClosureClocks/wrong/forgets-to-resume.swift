// Wrong: takes the sleepers off the list and resumes nobody.
// Caught by: A sleeper wakes when its deadline is reached, and not before
// Says: leaves its task asleep for ever
// Caught by: Waiting ends at the deadline, whenever it began
// Says: Finish the clock first

// MARK: Step 5a
state.withLock { state in
  let now = state.now.advanced(by: duration)
  state.now = now
  state.sleepers.removeAll { $0.deadline <= now }
}
// End of step 5a
