// Wrong: sleeps on when its task is cancelled.
// Caught by: A cancelled sleeper goes on with a CancellationError
// Says: A sleep that cannot be cancelled

// MARK: Step 5b
try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
  let isReached = state.withLock { state in
    if deadline <= state.now { return true }
    state.lastNumber += 1
    state.sleepers.append(
      Sleeper(number: state.lastNumber, deadline: deadline, continuation: continuation))
    return false
  }
  if isReached { continuation.resume() }
}
// End of step 5b
