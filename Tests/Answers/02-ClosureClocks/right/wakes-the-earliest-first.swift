// Right: sorts the sleepers and resumes them while it holds the lock.

// MARK: Step 5a
state.withLock { state in
  state.now = state.now.advanced(by: duration)
  state.sleepers.sort { $0.deadline < $1.deadline }
  while let first = state.sleepers.first, first.deadline <= state.now {
    state.sleepers.removeFirst()
    first.continuation.resume()
  }
}
// End of step 5a

// MARK: Step 5b
try Task.checkCancellation()
guard now < deadline else { return }
let number = state.withLock {
  $0.lastNumber += 1
  return $0.lastNumber
}
try await withTaskCancellationHandler(
  operation: {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      state.withLock { state in
        switch (Task.isCancelled, deadline <= state.now) {
        case (true, _): continuation.resume(throwing: CancellationError())
        case (false, true): continuation.resume()
        case (false, false):
          state.sleepers.append(
            Sleeper(number: number, deadline: deadline, continuation: continuation))
        }
      }
    }
  },
  onCancel: {
    state.withLock { state in
      for sleeper in state.sleepers where sleeper.number == number {
        sleeper.continuation.resume(throwing: CancellationError())
      }
      state.sleepers.removeAll { $0.number == number }
    }
  })
// End of step 5b
