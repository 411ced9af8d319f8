// Wrong: puts everyone to sleep, also for a moment that has come.
// Caught by: Who asks for a moment that has come does not sleep
// Says: waits for ever for what has already happened

// MARK: Step 5b
let number = state.withLock { state in
  state.lastNumber += 1
  return state.lastNumber
}
try await withTaskCancellationHandler {
  try await withCheckedThrowingContinuation { continuation in
    let outcome: Result<Void, any Error>? = state.withLock { state in
      if Task.isCancelled { return .failure(CancellationError()) }
      state.sleepers.append(
        Sleeper(number: number, deadline: deadline, continuation: continuation))
      return nil
    }
    if let outcome { continuation.resume(with: outcome) }
  }
} onCancel: {
  let cancelled = state.withLock { state in
    let index = state.sleepers.firstIndex { $0.number == number }
    return index.map { state.sleepers.remove(at: $0) }
  }
  cancelled?.continuation.resume(throwing: CancellationError())
}
// End of step 5b
